import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

// #region excerpt
function renderStatus({ value, rowNode }: GridRenderCellParams<Order>) {
  if (value === undefined) return '';
  const done = value === 'Delivered';
  const Icon = done ? CheckCircleIcon : HourglassEmptyIcon;
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={done ? 'success' : 'action'} />
      {rowNode.type === 'group' ? <strong>{value}</strong> : value}
    </Box>
  );
}
// #endregion

const columns: GridColDef<Order>[] = [
  {
    field: 'status',
    headerName: 'Status',
    renderCell: renderStatus,
    width: 150,
  },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const groupingColDef = { width: 210 };

export default function RenderedGroupValues() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status with icons"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{ rowGrouping: { model: ['status'] } }}
      />
    </div>
  );
}
