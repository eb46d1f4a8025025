import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

function Preview({ order }: { order: Order | null }) {
  return (
    <Box role="status" sx={{ p: 2, width: { md: 240 }, height: 104 }}>
      <Typography component="p" variant="subtitle2">
        {order ? `Order ${order.id}` : 'No order'}
      </Typography>
      <Typography variant="body2">
        {order
          ? order.lines.map(({ article }) => article).join(', ')
          : 'Click a cell, then walk with the arrow keys'}
      </Typography>
    </Box>
  );
}

export default function PreviewFollowsFocus() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState<Order | null>(null);

  // #region excerpt
  React.useEffect(() => {
    const stop = apiRef.current.subscribeEvent('cellFocusIn', ({ id }) => {
      setOrder(apiRef.current.getRow<Order>(id));
    });
    return stop;
  }, [apiRef]);
  // #endregion

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        height: { xs: 460, md: 360 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, minHeight: 0 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders with a preview"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </Box>
      <Preview order={order} />
    </Box>
  );
}
