import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', maxWidth: 60 },
  { field: 'name', headerName: 'Name', minWidth: 120 },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
];

export default function AutosizedOnMount() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        autosizeOnMount
        autosizeOptions={{ expand: true, includeOutliers: true }}
      />
      {/* #endregion */}
    </div>
  );
}
