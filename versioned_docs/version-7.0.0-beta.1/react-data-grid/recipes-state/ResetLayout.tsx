import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridToolbar,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { createProducts, type Product } from '../_data/products';

const rows = createProducts(30);

const columns: GridColDef<Product>[] = [
  { field: 'name', headerName: 'Product', width: 160 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'cost', headerName: 'Cost', type: 'number', width: 90 },
  { field: 'listedOn', headerName: 'Listed', width: 120 },
];

// #region excerpt
const FIRST = {
  columns: {
    orderedFields: columns.map(({ field }) => field),
    columnVisibilityModel: { cost: false },
    dimensions: Object.fromEntries(
      columns.map(({ field, width = 100 }) => [field, { width, flex: 0 }]),
    ),
  },
  sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
  filter: { filterModel: { items: [], quickFilterValues: [] } },
  pinnedColumns: { left: ['name'], right: [] },
} satisfies GridInitialState;
// #endregion

const slots = { toolbar: GridToolbar };

export default function ResetLayout() {
  const apiRef = useGridApiRef();
  const restore = (state: GridInitialState) => () =>
    apiRef.current.restoreState(state);

  const { columns: layout, filter } = FIRST;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button onClick={restore({ columns: layout })}>Reset columns</Button>
        <Button onClick={restore({ filter })}>Reset filters</Button>
        <Button onClick={restore(FIRST)}>Reset all</Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Products to rearrange and reset"
          rows={rows}
          columns={columns}
          hideFooter
          slots={slots}
          initialState={FIRST}
        />
      </Box>
    </Box>
  );
}
