import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(800).slice(0, 40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  {
    field: 'orderedOn',
    headerName: 'Ordered',
    type: 'date',
    width: 110,
    // Two Date objects are never the same value, their times can be.
    rowSpanValueGetter: (value: Date) => value.getTime(),
  },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'id', headerName: 'Number', type: 'number', width: 90 },
];
// #endregion

const initialState = { pagination: { paginationModel: { pageSize: 8 } } };

export default function SpanDates() {
  return (
    <div style={{ height: 528, width: '100%' }}>
      <DataGrid
        aria-label="Orders by day"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        initialState={initialState}
        pageSizeOptions={[8]}
        showCellVerticalBorder
        disableRowSelectionOnClick
      />
    </div>
  );
}
