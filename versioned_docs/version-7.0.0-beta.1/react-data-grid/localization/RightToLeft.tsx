import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { prefixer } from 'stylis';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'לקוח', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'עיר', width: 110 },
  { field: 'items', headerName: 'פריטים', type: 'number', width: 100 },
];

// #region excerpt
const cache = createCache({
  key: 'grid-rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

const hebrew = (outer: Theme) => createTheme(outer, { direction: 'rtl' }, heIL);
// #endregion

export default function RightToLeft() {
  return (
    <div dir="rtl" lang="he" style={{ height: 400, width: '100%' }}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={hebrew}>
          <DataGrid
            aria-label="הזמנות"
            rows={rows}
            columns={columns}
            slots={{ toolbar: GridToolbar }}
          />
        </ThemeProvider>
      </CacheProvider>
    </div>
  );
}
