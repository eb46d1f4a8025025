import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order, type OrderStatus } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const STATUS_CLASS: Partial<Record<OrderStatus, string>> = {
  Open: 'font-semibold text-red-700 dark:text-red-300',
  Delivered: 'text-green-700 dark:text-green-300',
};

const columns: GridColDef<Order, OrderStatus>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 115,
    cellClassName: ({ row }) =>
      row.paid ? '' : 'border-s-4 border-s-amber-500 ps-1.5!',
  },
  {
    field: 'status',
    headerName: 'Status',
    width: 90,
    cellClassName: ({ value }) => (value && STATUS_CLASS[value]) ?? '',
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function RowAndCellStyles() {
  return (
    <div className="h-100 w-full">
      <DataGrid
        aria-label="Orders, unpaid ones tinted"
        rows={rows}
        columns={columns}
        hideFooter
        getRowClassName={({ row }) =>
          row.paid
            ? ''
            : 'bg-amber-50 hover:bg-amber-100! dark:bg-amber-950 dark:hover:bg-amber-900!'
        }
      />
    </div>
  );
}
// #endregion
