import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function DraggedColumns() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGridPro
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
