import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

export default function CheckboxSelection() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        checkboxSelection
      />
    </div>
  );
}
