import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

export default function FixedRowHeight() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders in low rows"
        rows={rows}
        columns={columns}
        rowHeight={30}
        columnHeaderHeight={40}
        hideFooter
      />
    </div>
  );
}
