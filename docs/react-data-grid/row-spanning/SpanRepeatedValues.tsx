import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

// #region excerpt
const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 90 },
];

export default function SpanRepeatedValues() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGrid
        aria-label="Employees, cells with the same value merged"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
// #endregion
