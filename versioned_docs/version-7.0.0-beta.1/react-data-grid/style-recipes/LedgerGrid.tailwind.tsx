import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  {
    field: 'total',
    headerName: 'Euros',
    type: 'number',
    width: 95,
    valueFormatter: (value: number) => value.toFixed(2),
    cellClassName: 'border-s border-s-gray-300 dark:border-s-gray-700',
  },
];

// #region excerpt
const ledger = [
  'rounded-none! border-0! tabular-nums',
  'border-y-3! border-double! border-gray-900! dark:border-gray-100!',
  '[&_.MuiDataGrid-columnHeader]:uppercase',
  '[&_.MuiDataGrid-columnSeparator]:hidden!',
].join(' ');

export default function LedgerGrid() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Orders, written like a ledger"
        className={ledger}
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
      />
    </div>
  );
}
// #endregion
