import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(50);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

export default function FillTheRest() {
  const [noted, setNoted] = React.useState(false);

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="div">
          Orders
        </Typography>
        <Button onClick={() => setNoted(!noted)}>
          {noted ? 'Hide the notice' : 'Show a notice'}
        </Button>
      </Box>
      {noted && (
        <Alert severity="info" role="status">
          No parcels leave on Friday. The grid makes room for this line.
        </Alert>
      )}
      {/* #region excerpt */}
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label="Orders" rows={rows} columns={columns} />
      </div>
      {/* #endregion */}
    </Box>
  );
}
