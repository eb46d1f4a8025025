import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, editable: true, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
];

export default function BasicEditing() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Staff" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
