import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridAggregationLookupSelector,
  GRID_ROOT_GROUP_ID,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

// #region excerpt
function TotalBar() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const totals = lookup?.[GRID_ROOT_GROUP_ID] ?? {};
  return (
    <Box sx={{ display: 'flex', gap: 3, p: 1.5 }} role="status">
      <Typography>{totals.customer?.value ?? 0} orders</Typography>
      <Typography>{totals.items?.value ?? 0} items</Typography>
    </Box>
  );
}

// The position still controls what is calculated; `inline` adds no row at the end.
const getAggregationPosition = () => 'inline' as const;
// #endregion

export default function TotalsElsewhere() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, with the totals on top"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: TotalBar }}
        getAggregationPosition={getAggregationPosition}
        initialState={{
          aggregation: { model: { customer: 'size', items: 'sum' } },
        }}
      />
    </div>
  );
}
