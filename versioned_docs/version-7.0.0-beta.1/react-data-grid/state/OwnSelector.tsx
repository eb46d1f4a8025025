import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridApi,
  type GridColDef,
  type GridState,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// #region excerpt
type Counts = Record<string, number>;

function countsSelector(state: GridState, instanceId: GridApi['instanceId']) {
  const counts: Counts = {};
  const entries = gridFilteredSortedRowEntriesSelector(state, instanceId);
  for (const { model } of entries)
    counts[model.status] = (counts[model.status] ?? 0) + 1;
  return counts;
}

const isSame = (a: Counts, b: Counts) =>
  ORDER_STATUSES.every((status) => a[status] === b[status]);
// #endregion

function StatusToolbar() {
  const apiRef = useGridApiContext();
  const counts = useGridSelector(
    apiRef,
    (state: GridState) => countsSelector(state, apiRef.current.instanceId),
    isSame,
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1 }}>
      <GridToolbarQuickFilter />
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {ORDER_STATUSES.map((status) => (
          <Chip
            key={status}
            size="small"
            label={`${status} ${counts[status] ?? 0}`}
          />
        ))}
      </Box>
    </Box>
  );
}

const slots = { toolbar: StatusToolbar };

export default function OwnSelector() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Orders, counted by status"
        rows={rows}
        columns={columns}
        hideFooter
        slots={slots}
      />
    </div>
  );
}
