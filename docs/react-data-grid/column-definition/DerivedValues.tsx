import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);
const DAY = 24 * 60 * 60 * 1000;

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'place',
    headerName: 'Place',
    width: 170,
    valueGetter: (_value, row) => `${row.city}, ${row.country}`,
  },
  {
    field: 'shippedOn',
    headerName: 'Days to ship',
    type: 'number',
    width: 120,
    valueGetter: (shippedOn: Date | null, row) =>
      shippedOn && Math.round((+shippedOn - +row.orderedOn) / DAY),
  },
];
// #endregion

export default function DerivedValues() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
