import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  gridFilterModelSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// #region excerpt
function StateInFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const [sorting] = useGridSelector(apiRef, gridSortModelSelector);

  const filters = items.map(({ field }) => field).join(', ') || 'nothing';
  return (
    <Typography variant="body2" role="status" sx={{ p: 2 }}>
      {count} orders, filtered by {filters}, sorted by{' '}
      {sorting?.field ?? 'nothing'}
    </Typography>
  );
}
// #endregion

const slots = { footer: StateInFooter };

export default function StateInWords() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Orders, described in words"
        rows={rows}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
