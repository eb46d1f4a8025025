import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    flex: 1,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    flex: 1,
    sortingOrder: ['desc', null],
  },
];
// #endregion

export default function ColumnSortingOrder() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
