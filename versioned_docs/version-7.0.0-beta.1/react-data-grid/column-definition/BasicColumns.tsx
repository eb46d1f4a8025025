import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 95 },
  {
    field: 'hours',
    headerName: 'Hours',
    description: 'Hours a week, as in the contract',
    type: 'number',
    width: 75,
  },
];
// #endregion

export default function BasicColumns() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
