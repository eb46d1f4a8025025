import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

// #region excerpt
const withGridDefaults = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: {
          rowHeight: 36,
          columnHeaderHeight: 40,
          disableColumnMenu: true,
        },
        styleOverrides: { columnHeaderTitle: { textTransform: 'uppercase' } },
      },
    },
  });
// #endregion

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={withGridDefaults}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid aria-label="Employees" rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
