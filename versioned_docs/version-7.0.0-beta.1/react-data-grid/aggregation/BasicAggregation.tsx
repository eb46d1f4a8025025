import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function BasicAggregation() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Orders with the number of items sold"
        rows={rows}
        columns={columns}
        initialState={{ aggregation: { model: { items: 'sum' } } }}
      />
      {/* #endregion */}
    </div>
  );
}
