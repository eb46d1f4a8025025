import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'status', headerName: 'Status', width: 90 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

// #region excerpt
function OrderToolbar() {
  return (
    <GridToolbarContainer
      sx={{
        gap: 0.5,
        p: 1,
        bgcolor: 'action.hover',
        borderBottom: 1,
        borderColor: 'divider',
        '& .MuiButton-root': { borderRadius: 4, px: 1.5 },
      }}
    >
      <Typography
        variant="subtitle2"
        component="span"
        sx={{ marginInlineStart: 1, marginInlineEnd: 'auto' }}
      >
        Orders
      </Typography>
      <GridToolbarColumnsButton />
      <GridToolbarFilterButton />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}
// #endregion

export default function CustomToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: OrderToolbar }}
      />
    </div>
  );
}
