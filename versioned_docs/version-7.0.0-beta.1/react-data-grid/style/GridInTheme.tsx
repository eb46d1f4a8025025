import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, gridClasses } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 70 },
];

// #region excerpt
const withGrids = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: {
          root: { borderRadius: 0, borderInline: 0 },
          columnHeaderTitle: { fontWeight: 700 },
          cell: {
            [`&.${gridClasses['cell--textRight']}`]: { fontWeight: 600 },
          },
        },
      },
    },
  });

export default function GridInTheme() {
  return (
    <ThemeProvider theme={withGrids}>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
// #endregion
