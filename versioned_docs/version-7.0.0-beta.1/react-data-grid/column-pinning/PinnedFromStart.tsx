import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 70 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'city', headerName: 'City', width: 130 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 130 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 85 },
];

export default function PinnedFromStart() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Orders with pinned numbers and totals"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          pinnedColumns: { left: ['id'], right: ['total'] },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
