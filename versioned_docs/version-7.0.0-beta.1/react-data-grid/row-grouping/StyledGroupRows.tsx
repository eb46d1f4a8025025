import {
  DataGridPremium,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 160 },
];

// #region excerpt
const isGroup = (id: GridRowId) => typeof id === 'string';

const getRowClassName = ({ id }: { id: GridRowId }) =>
  isGroup(id) ? 'group' : '';

const getRowHeight = ({ id }: { id: GridRowId }) => (isGroup(id) ? 36 : null);

const sx = {
  '& .group': {
    bgcolor: 'action.hover',
    fontWeight: 600,
  },
};
// #endregion

const groupingColDef = { width: 200 };

export default function StyledGroupRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees under marked departments"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        getRowClassName={getRowClassName}
        getRowHeight={getRowHeight}
        defaultGroupingExpansionDepth={1}
        hideFooter
        sx={sx}
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
        }}
      />
    </div>
  );
}
