import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
  gridSortModelSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'city', headerName: 'City' },
  { field: 'items', headerName: 'Items', type: 'number' },
];

const listColumn: GridListColDef<Order> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <Typography variant="body2">
      {row.customer}, {row.city}: {row.items} items
    </Typography>
  ),
};

// #region excerpt
function ListTools() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <GridToolbarContainer>
      <TextField
        select
        size="small"
        label="Sort by"
        sx={{ width: 130, my: 1 }}
        value={item?.field ?? ''}
        onChange={({ target }) =>
          apiRef.current.setSortModel(
            target.value ? [{ field: target.value, sort: 'asc' }] : [],
          )
        }
      >
        <MenuItem value="">Number</MenuItem>
        {columns.map(({ field, headerName }) => (
          <MenuItem key={field} value={field}>
            {headerName}
          </MenuItem>
        ))}
      </TextField>
      <GridToolbarFilterButton />
      <GridToolbarQuickFilter sx={{ ml: 'auto' }} />
    </GridToolbarContainer>
  );
}
// #endregion

const slots = { toolbar: ListTools };

export default function ListToolbar() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Orders to sort and filter"
        rows={rows}
        columns={columns}
        slots={slots}
        unstable_listView
        unstable_listColumn={listColumn}
      />
    </div>
  );
}
