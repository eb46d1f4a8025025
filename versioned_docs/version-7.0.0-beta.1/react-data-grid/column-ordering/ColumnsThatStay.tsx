import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160, disableReorder: true },
  { field: 'role', headerName: 'Role', width: 170 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];
// #endregion

export default function ColumnsThatStay() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        checkboxSelection
        hideFooter
      />
    </div>
  );
}
