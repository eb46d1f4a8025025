import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(100);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

// #region excerpt
function BackToTopFooter() {
  const apiRef = useGridApiContext();
  const [isDown, setIsDown] = React.useState(false);
  // The event fires often, but the state changes only at this position.
  useGridApiEventHandler(apiRef, 'scrollPositionChange', ({ top }) =>
    setIsDown(top > 300),
  );

  return (
    <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>
      <Button
        disabled={!isDown}
        onClick={() => apiRef.current.scroll({ top: 0 })}
      >
        Back to the top
      </Button>
    </Box>
  );
}
// #endregion

export default function BackToTop() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        slots={{ footer: BackToTopFooter }}
      />
    </div>
  );
}
