import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridFilteredDescendantCountLookupSelector,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 160 },
];

function TeamCell({
  id,
  field,
  value,
  rowNode,
  hasFocus,
}: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(
    apiRef,
    gridFilteredDescendantCountLookupSelector,
  );
  // #region excerpt
  if (rowNode.type !== 'group') return null;
  const open = rowNode.childrenExpanded === true;
  const toggle = () => {
    apiRef.current.setRowChildrenExpansion(id, !open);
    apiRef.current.setCellFocus(id, field);
  };
  return (
    <Button
      size="small"
      onClick={toggle}
      aria-expanded={open}
      tabIndex={hasFocus ? 0 : -1}
    >
      {open ? 'Hide' : 'Show'} {counts[id]} in {value}
    </Button>
  );
  // #endregion
}
const groupingColDef = {
  headerName: 'Team',
  width: 230,
  renderCell: (params: GridRenderCellParams<Employee>) => (
    <Box sx={{ display: 'flex', alignItems: 'center', height: '100%' }}>
      <TeamCell {...params} />
    </Box>
  ),
};

export default function CustomGroupingCell() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by team, with buttons"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
        }}
      />
    </div>
  );
}
