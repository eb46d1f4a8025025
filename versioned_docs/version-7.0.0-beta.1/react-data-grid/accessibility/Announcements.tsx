import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', flex: 1, minWidth: 110 },
];

// #region excerpt
function AnnouncedToolbar() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const [order] = useGridSelector(apiRef, gridSortModelSelector);
  const sorted = order
    ? `sorted by ${order.field}, ${order.sort === 'asc' ? 'ascending' : 'descending'}`
    : 'not sorted';
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
      <Typography role="status" variant="body2" sx={{ p: 1 }}>
        {count} orders, {sorted}
      </Typography>
    </GridToolbarContainer>
  );
}
// #endregion

export default function Announcements() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders; changes are announced"
        rows={rows}
        columns={columns}
        slots={{ toolbar: AnnouncedToolbar }}
      />
    </div>
  );
}
