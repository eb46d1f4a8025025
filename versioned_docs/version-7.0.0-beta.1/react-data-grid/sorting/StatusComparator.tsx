import {
  DataGrid,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import {
  createOrders,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const byProgress: GridComparatorFn<OrderStatus> = (a, b) =>
  ORDER_STATUSES.indexOf(a) - ORDER_STATUSES.indexOf(b);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 75 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  {
    field: 'status',
    headerName: 'Status',
    width: 100,
    sortComparator: byProgress,
  },
];
// #endregion

export default function StatusComparator() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders by progress"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'status', sort: 'desc' }] },
        }}
      />
    </div>
  );
}
