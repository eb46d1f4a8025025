import type { GridColDef } from '@mui/x-data-grid-premium';
import { MONTHS, type ShopSales } from '../_data/monthly-sales';

export const salesColumns: GridColDef<ShopSales>[] = [
  { field: 'shop', headerName: 'Shop', width: 100 },
  ...MONTHS.map((month): GridColDef<ShopSales> => ({
    field: month,
    headerName: `${month.charAt(0).toUpperCase()}${month.slice(1)}`,
    type: 'number',
    flex: 1,
    minWidth: 76,
  })),
];
