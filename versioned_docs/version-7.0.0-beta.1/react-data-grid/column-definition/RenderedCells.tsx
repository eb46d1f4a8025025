import Chip from '@mui/material/Chip';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { createOrders, type Order, type OrderStatus } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
function StatusCell({ value }: GridRenderCellParams<Order, OrderStatus>) {
  if (!value) return null;
  const color = value === 'Returned' ? 'error' : 'default';
  return <Chip size="small" variant="outlined" label={value} color={color} />;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    display: 'flex',
    renderCell: (params) => <StatusCell {...params} />,
  },
];
// #endregion

export default function RenderedCells() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid aria-label="Orders" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
