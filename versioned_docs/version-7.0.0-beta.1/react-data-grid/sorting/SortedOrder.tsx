import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts();

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', flex: 1 },
  { field: 'price', headerName: 'Price', type: 'number', flex: 1 },
  { field: 'cost', headerName: 'Cost', type: 'number', flex: 1 },
];

// #region excerpt
function FirstInOrder() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridSortedRowEntriesSelector);
  const names = entries.slice(0, 3).map(({ model }) => model.name);

  return (
    <Typography
      variant="body2"
      sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}
      role="status"
    >
      On top: {names.join(', ')}
    </Typography>
  );
}
// #endregion

export default function SortedOrder() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Products"
        rows={rows}
        columns={columns}
        slots={{ footer: FirstInOrder }}
      />
    </div>
  );
}
