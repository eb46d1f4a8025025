import {
  DataGrid,
  gridStringOrNumberComparator as compare,
  type GridColDef,
  type GridComparatorFn,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const byCountryThenCity: GridComparatorFn<string> = (_a, _b, cellA, cellB) => {
  const a: Order = cellA.api.getRow(cellA.id);
  const b: Order = cellB.api.getRow(cellB.id);
  return (
    compare(a.country, b.country, cellA, cellB) ||
    compare(a.city, b.city, cellA, cellB)
  );
};
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 180,
    valueGetter: (_value, row) => `${row.city}, ${row.country}`,
    sortComparator: byCountryThenCity,
  },
];

export default function SortByOtherField() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders by country and city"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'place', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
