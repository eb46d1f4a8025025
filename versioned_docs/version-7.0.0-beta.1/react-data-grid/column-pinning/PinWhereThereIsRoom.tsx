import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 180 },
  { field: 'city', headerName: 'City', width: 120 },
  { field: 'country', headerName: 'Country', width: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

// #region excerpt
const WIDE = { left: ['customer'], right: ['total'] };
const NONE = { left: [], right: [] };

export default function PinWhereThereIsRoom() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  const pins = isWide && theme.direction === 'ltr';

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, pinned on wide screens"
        rows={rows}
        columns={columns}
        hideFooter
        disableColumnPinning={!pins}
        pinnedColumns={pins ? WIDE : NONE}
      />
    </div>
  );
}
// #endregion
