import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

const rows: Order[] = [];

function NothingYet() {
  return (
    <Stack sx={{ height: '100%' }} alignItems="center" justifyContent="center">
      <Box sx={{ fontWeight: 600 }}>No returns</Box>
      <Box sx={{ textAlign: 'center', color: 'text.secondary', px: 2 }}>
        Returned orders appear here, with the reason for the return.
      </Box>
    </Stack>
  );
}

export default function OverlayHeight() {
  return (
    <Box sx={{ height: 280 }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Returned orders"
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
        slots={{ noRowsOverlay: NothingYet }}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
      />
      {/* #endregion */}
    </Box>
  );
}
