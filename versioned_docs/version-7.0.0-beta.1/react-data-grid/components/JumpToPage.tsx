import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(48);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

// #region excerpt
function PageSelect() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);
  return (
    <TextField
      select
      size="small"
      label={`Page of ${pageCount}`}
      value={page}
      onChange={(event) => apiRef.current.setPage(Number(event.target.value))}
      sx={{ minWidth: 110, my: 1, marginInlineEnd: 1.25 }}
    >
      {Array.from({ length: pageCount }, (_, index) => (
        <MenuItem key={index} value={index}>
          {index + 1}
        </MenuItem>
      ))}
    </TextField>
  );
}
// #endregion

export default function JumpToPage() {
  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ pagination: PageSelect }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
      />
    </Box>
  );
}
