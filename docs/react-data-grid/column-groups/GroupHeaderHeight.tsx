import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { createMonthlySales, type ShopSales } from '../_data/monthly-sales';

const rows = createMonthlySales();

const month = { type: 'number', width: 80 } as const;

const columns: GridColDef<ShopSales>[] = [
  { field: 'shop', headerName: 'Shop', width: 100 },
  { ...month, field: 'jan', headerName: 'January' },
  { ...month, field: 'feb', headerName: 'February' },
  { ...month, field: 'mar', headerName: 'March' },
  { ...month, field: 'apr', headerName: 'April' },
  { ...month, field: 'may', headerName: 'May' },
  { ...month, field: 'jun', headerName: 'June' },
];

const quarters: GridColumnGroupingModel = [
  {
    groupId: 'First quarter',
    children: [{ field: 'jan' }, { field: 'feb' }, { field: 'mar' }],
  },
  {
    groupId: 'Second quarter',
    children: [{ field: 'apr' }, { field: 'may' }, { field: 'jun' }],
  },
];

export default function GroupHeaderHeight() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Sales by quarter, with low group headers"
        rows={rows}
        columns={columns}
        columnGroupingModel={quarters}
        columnGroupHeaderHeight={32}
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
