import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 120 },
];

export default function PremiumColumnMenu() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with all column menu items"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
