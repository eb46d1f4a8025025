import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type OrderLine } from '../_data/orders';

interface Line extends OrderLine {
  order: number;
}

const rows: Line[] = createOrders(20).flatMap(({ id, lines }) =>
  lines.map((line) => ({ ...line, order: id })),
);

const columns: GridColDef<Line>[] = [
  { field: 'order', headerName: 'Order', width: 75 },
  { field: 'article', headerName: 'Article', flex: 1 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
];

// #region excerpt
function getLineId({ order, article }: Line) {
  return `${order}/${article}`;
}

export default function RowIdFromData() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Lines of all orders"
        rows={rows}
        columns={columns}
        getRowId={getLineId}
        hideFooter
      />
    </div>
  );
}
// #endregion
