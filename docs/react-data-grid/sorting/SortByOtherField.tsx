import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  {
    field: 'place',
    headerName: 'Place',
    flex: 1,
    minWidth: 180,
    valueGetter: (_value, row) => `${row.city}, ${row.country}`,
    sortComparator: (_a, _b, cellA, cellB) => {
      const rowA: Order = cellA.api.getRow(cellA.id);
      const rowB: Order = cellB.api.getRow(cellB.id);
      const byCountry = gridStringOrNumberComparator(
        rowA.country,
        rowB.country,
        cellA,
        cellB,
      );
      return (
        byCountry ||
        gridStringOrNumberComparator(rowA.city, rowB.city, cellA, cellB)
      );
    },
  },
];
// #endregion

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
