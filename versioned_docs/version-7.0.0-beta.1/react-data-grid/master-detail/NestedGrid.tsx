import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order, type OrderLine } from '../_data/orders';

const rows = createOrders(30);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const lineColumns: GridColDef<OrderLine>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 80 },
  { field: 'unitPrice', headerName: 'Each', type: 'number', width: 90, valueFormatter: (price: number) => euros.format(price) }, // prettier-ignore
];

const getLineId = (line: OrderLine) => line.article;

// #region excerpt
const renderPanel = ({ row }: GridRowParams<Order>) => (
  <DataGridPro
    aria-label={`Articles of order ${row.id}`}
    rows={row.lines}
    columns={lineColumns}
    getRowId={getLineId}
    density="compact"
    hideFooter
    sx={{ m: 1, height: 'calc(100% - 16px)' }}
  />
);
// #endregion

const getPanelHeight = ({ row }: GridRowParams<Order>) =>
  57 + row.lines.length * 36;

const initialState = { detailPanel: { expandedRowIds: [4027] } };

export default function NestedGrid() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, each with a grid of articles"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
