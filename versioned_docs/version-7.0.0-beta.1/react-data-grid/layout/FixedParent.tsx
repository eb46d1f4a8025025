import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

export default function FixedParent() {
  return (
    <div style={{ height: 320 }}>
      <DataGrid aria-label="Employees" rows={rows} columns={columns} />
    </div>
  );
}
