import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_FIELD,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from './_data/orders';

const rows = createOrders(400);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
    width: 120,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 120 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
];

const getDetailPanelContent = ({ row }: GridRowParams<Order>) => (
  <List dense aria-label={`Articles of order ${row.id}`}>
    {row.lines.map((line) => (
      <ListItem key={line.article}>
        <ListItemText
          primary={`${line.quantity} × ${line.article}`}
          secondary={`${euros.format(line.unitPrice)} each`}
        />
      </ListItem>
    ))}
  </List>
);

const getDetailPanelHeight = () => 'auto' as const;

export default function OrdersWithDetails() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Orders with their articles"
        rows={rows}
        columns={columns}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
        initialState={{
          pinnedColumns: { left: [GRID_DETAIL_PANEL_TOGGLE_FIELD, 'customer'] },
          sorting: {
            sortModel: [
              { field: 'status', sort: 'asc' },
              { field: 'total', sort: 'desc' },
            ],
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
