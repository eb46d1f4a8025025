import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 105 },
  { field: 'country', headerName: 'Country', width: 110 },
  { field: 'items', headerName: 'Items', type: 'number', width: 70 },
];

// #region excerpt
function TotalFooter() {
  const apiRef = useGridApiContext();
  const shown = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const items = shown.reduce((sum, { model }) => sum + model.items, 0);
  return (
    <GridFooterContainer sx={{ px: 1.25 }}>
      <Typography variant="body2">{shown.length} orders</Typography>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {items} items
      </Typography>
    </GridFooterContainer>
  );
}
// #endregion

export default function FilteredTotal() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ footer: TotalFooter }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'country', operator: 'equals', value: 'Spain' }],
            },
          },
        }}
      />
    </div>
  );
}
