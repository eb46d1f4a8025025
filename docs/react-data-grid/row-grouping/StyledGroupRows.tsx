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
const isGroup = ({ id }: { id: GridRowId }) => typeof id === 'string';

const sx = {
  '& .group': {
    bgcolor: 'action.hover',
    fontWeight: 600,
  },
};
// #endregion

export default function StyledGroupRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees under marked departments"
        rows={rows}
        columns={columns}
        groupingColDef={{ width: 200 }}
        getRowClassName={(params) => (isGroup(params) ? 'group' : '')}
        getRowHeight={(params) => (isGroup(params) ? 36 : null)}
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
