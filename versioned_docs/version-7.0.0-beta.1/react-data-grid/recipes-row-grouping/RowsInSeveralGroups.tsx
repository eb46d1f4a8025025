import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { createOrders } from '../_data/orders';

interface Line {
  id: string;
  orderId: number;
  customer: string;
  article: string;
  quantity: number;
}

// #region excerpt
const rows: Line[] = createOrders(60).flatMap((order) =>
  order.lines.map(({ article, quantity }) => ({
    id: `${order.id} ${article}`,
    orderId: order.id,
    customer: order.customer,
    article,
    quantity,
  })),
);
// #endregion

const columns: GridColDef<Line>[] = [
  { field: 'article', headerName: 'Article' },
  { field: 'orderId', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 100 },
];

const initialState = {
  rowGrouping: { model: ['article'] },
  columns: { columnVisibilityModel: { article: false } },
  aggregation: { model: { quantity: 'sum' } },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' as const },
    ],
  },
};

const groupingColDef = { width: 200 };

export default function RowsInSeveralGroups() {
  const apiRef = useGridApiRef();
  const selectOrder: GridEventListener<'rowClick'> = ({ row }) => {
    const lines = rows.filter(
      ({ orderId }) => orderId === (row as Line).orderId,
    );
    apiRef.current.setRowSelectionModel(lines.map(({ id }) => id));
  };
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders under each of their articles"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        disableRowSelectionOnClick
        onRowClick={selectOrder}
        initialState={initialState}
      />
    </div>
  );
}
