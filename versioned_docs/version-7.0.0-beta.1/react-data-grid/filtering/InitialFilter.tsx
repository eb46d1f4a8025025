import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 150 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Employees of the support team"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [
                { field: 'department', operator: 'equals', value: 'Support' },
              ],
            },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
