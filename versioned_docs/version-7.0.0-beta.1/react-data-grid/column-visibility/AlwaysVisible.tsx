import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 140,
    hideable: false,
  },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 100 },
];
// #endregion

export default function AlwaysVisible() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
