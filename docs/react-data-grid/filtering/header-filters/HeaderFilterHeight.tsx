import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(8);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'office', headerName: 'Office', flex: 1, minWidth: 150 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    flex: 1,
    minWidth: 150,
  },
];

export default function HeaderFilterHeight() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Employees with low headers and high filters"
        rows={rows}
        columns={columns}
        headerFilters
        columnHeaderHeight={36}
        headerFilterHeight={64}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
