import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'id',
    headerName: 'No.',
    description: 'Number of the order',
    width: 80,
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'shippedOn',
    headerName: 'Handed over to the carrier',
    type: 'date',
    width: 130,
  },
  {
    field: 'items',
    headerName: 'Items',
    headerAlign: 'left',
    type: 'number',
    width: 90,
  },
];
// #endregion

export default function HeaderTexts() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
