import {
  DataGrid,
  gridDateComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 120,
    getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
      if (a === null || b === null)
        return Number(a === null) - Number(b === null);
      const order = gridDateComparator(a, b, paramsA, paramsB);
      return direction === 'desc' ? -order : order;
    },
  },
];
// #endregion

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders by shipping day"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'shippedOn', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
