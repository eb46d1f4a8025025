import * as React from 'react';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 200 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'office', headerName: 'Office', width: 140 },
];

const pinned = { left: ['name'] };

export default function ThemeColors() {
  const outer = useTheme();

  // #region excerpt
  const theme = React.useMemo(() => {
    const isDark = outer.palette.mode === 'dark';
    return createTheme(outer, {
      mixins: {
        MuiDataGrid: {
          containerBackground: isDark ? '#12324a' : '#e3f0fb',
          pinnedBackground: isDark ? '#1a2027' : '#f4f8fb',
        },
      },
    });
  }, [outer]);
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 360, width: '100%' }}>
        <DataGridPro
          aria-label="Employees in the colors of a theme"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
