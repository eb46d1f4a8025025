import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', width: 170, editable: true },
  { field: 'city', headerName: 'City', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', editable: true },
];

function OrderLines({ order }: { order: Order }) {
  const articles = order.lines.map(({ article }) => article);
  return <Typography sx={{ p: 2 }}>{articles.join(', ')}</Typography>;
}

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <OrderLines order={row} />
);

const getDetailPanelHeight = () => 56;

export default function KeyboardGrid() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders for trying out the keyboard"
        rows={rows}
        columns={columns}
        checkboxSelection
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </div>
  );
}
