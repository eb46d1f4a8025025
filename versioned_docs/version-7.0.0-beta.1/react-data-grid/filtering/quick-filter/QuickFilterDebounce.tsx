import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../../_data/orders';

const rows = createOrders(2000);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 110 },
];

// #region excerpt
function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flex: 1 }} debounceMs={600} />
    </GridToolbarContainer>
  );
}
// #endregion

export default function QuickFilterDebounce() {
  const [typed, setTyped] = React.useState(0);
  const [filtered, setFiltered] = React.useState(0);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420 }}>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        Changes of the text: {typed}. Times filtered: {filtered}.
      </Typography>
      <Box
        sx={{ flex: 1, minHeight: 0 }}
        onInput={() => setTyped((count) => count + 1)}
      >
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          slots={{ toolbar: Toolbar }}
          onFilterModelChange={() => setFiltered((count) => count + 1)}
        />
      </Box>
    </Box>
  );
}
