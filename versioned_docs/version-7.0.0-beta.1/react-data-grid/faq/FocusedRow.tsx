import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

// #region excerpt
const focusedRow = {
  [`& .${gridClasses.row}:focus-within`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  [`& .${gridClasses.cell}:focus`]: {
    outline: 'none',
    textDecoration: 'underline',
  },
};
// #endregion

export default function FocusedRow() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees, the focused row in a frame"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
        sx={focusedRow}
      />
    </div>
  );
}
