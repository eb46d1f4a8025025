import {
  DataGridPro,
  GridToolbar,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 170 },
  { field: 'office', headerName: 'Office', width: 140 },
];

export default function HeaderFiltersOnly() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        headerFilters
        disableColumnFilter
        slots={{ toolbar: GridToolbar }}
      />
      {/* #endregion */}
    </div>
  );
}
