import OpenWithIcon from '@mui/icons-material/OpenWith';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

// #region excerpt
// The label of the drag image is in `__reorder__`.
const rows = createOrders(12).map((order) => ({
  ...order,
  __reorder__: `Order of ${order.customer}`,
}));

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  {
    ...GRID_REORDER_COL_DEF,
    cellClassName: gridClasses.rowReorderCellContainer,
    headerName: 'Move',
    renderHeader: undefined,
    width: 70,
  },
];

const slots = { rowReorderIcon: OpenWithIcon };
// #endregion

export default function OwnHandle() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with a handle at the end"
        rows={rows}
        columns={columns}
        rowReordering
        slots={slots}
        hideFooter
        sx={{
          [`& .${gridClasses['rowReorderCell--draggable']}`]: {
            color: 'primary.main',
          },
        }}
      />
    </div>
  );
}
