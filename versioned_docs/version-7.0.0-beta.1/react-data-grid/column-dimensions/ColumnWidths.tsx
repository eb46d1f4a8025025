import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City' }, // 100 px
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];
// #endregion

export default function ColumnWidths() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
