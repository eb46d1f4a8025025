import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'status', headerName: 'Status', groupable: false, width: 110 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'customer', headerName: 'Customer', width: 160 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    groupable: false,
    width: 90,
  },
];
// #endregion

export default function GroupableColumns() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, always by status"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </div>
  );
}
