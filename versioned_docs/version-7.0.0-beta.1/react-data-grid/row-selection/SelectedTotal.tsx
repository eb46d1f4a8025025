import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  selectedGridRowsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(30);

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    valueFormatter: (value: number) => euros.format(value),
    width: 110,
  },
];

// #region excerpt
function FooterWithTotal() {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedGridRowsSelector);
  const total = [...selected.values()].reduce((sum, row) => sum + row.total, 0);

  return (
    <Box>
      <Typography variant="body2" role="status" sx={{ px: 2, pt: 1 }}>
        Selected orders: {euros.format(total)}
      </Typography>
      <GridFooter />
    </Box>
  );
}
// #endregion

export default function SelectedTotal() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Orders with the total of the selected ones"
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: FooterWithTotal }}
      />
    </div>
  );
}
