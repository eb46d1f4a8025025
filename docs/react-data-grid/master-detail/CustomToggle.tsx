import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

// #region excerpt
function Toggle({ order }: { order: Order }) {
  const apiRef = useGridApiContext();
  const openIds = useGridSelector(
    apiRef,
    gridDetailPanelExpandedRowIdsSelector,
  );
  const isOpen = openIds.includes(order.id);
  return (
    <Button
      size="small"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={`Articles of order ${order.id}`}
      endIcon={
        <ExpandMoreIcon
          sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      }
    >
      {order.lines.length}
    </Button>
  );
}

const renderToggle = ({ row }: GridRenderCellParams<Order>) => (
  <Toggle order={row} />
);
// #endregion

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    headerName: 'Articles',
    renderHeader: undefined,
    renderCell: renderToggle,
    width: 110,
  },
];

const renderPanel = ({ row }: GridRowParams<Order>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.lines
      .map(({ article, quantity }) => `${quantity} × ${article}`)
      .join(', ')}
  </Typography>
);
const getPanelHeight = () => 'auto' as const;

export default function CustomToggle() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders, toggles at the end"
        rows={rows}
        columns={columns}
        getDetailPanelContent={renderPanel}
        getDetailPanelHeight={getPanelHeight}
        hideFooter
      />
    </div>
  );
}
