import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

// #region excerpt
function FirstInOrder() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridSortedRowEntriesSelector);
  const names = entries.slice(0, 3).map(({ model }) => model.customer);

  return (
    <Typography variant="body2" sx={{ p: 1.5 }} role="status">
      On top: {names.join(', ')}
    </Typography>
  );
}
// #endregion

export default function SortedOrder() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ footer: FirstInOrder }}
      />
    </div>
  );
}
