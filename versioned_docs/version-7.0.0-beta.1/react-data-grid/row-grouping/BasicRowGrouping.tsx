import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', width: 110 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    groupable: false,
    width: 120,
  },
];

export default function BasicRowGrouping() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Orders by status"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
      {/* #endregion */}
    </div>
  );
}
