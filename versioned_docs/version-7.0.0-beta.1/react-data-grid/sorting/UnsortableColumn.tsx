import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  {
    field: 'lines',
    headerName: 'Article',
    flex: 1,
    sortable: false,
    valueGetter: (_value, row) => row.lines[0]?.article,
  },
];
// #endregion

export default function UnsortableColumn() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
