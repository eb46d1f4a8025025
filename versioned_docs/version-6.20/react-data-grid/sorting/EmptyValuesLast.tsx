import {
  DataGrid,
  gridDateComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortItem,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const emptyLast: GridComparatorFn<Date | null> = (a, b, cellA, cellB) => {
  if (a && b) return gridDateComparator(a, b, cellA, cellB);
  // The grid reverses the result in descending order.
  const item = cellA.api
    .getSortModel()
    .find(({ field }: GridSortItem) => field === cellA.field);
  const order = Number(!a) - Number(!b);
  return item?.sort === 'desc' ? -order : order;
};

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'shippedOn',
    headerName: 'Shipped',
    type: 'date',
    width: 120,
    sortComparator: emptyLast,
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
