import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const orders = createOrders(12);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', flex: 1 },
];

export default function FlexLimits() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => orders.slice(0, count), [count]);

  return (
    <Box sx={{ height: 420 }}>
      <Typography id="limit-rows" variant="body2">
        Orders: {count}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          size="small"
          aria-labelledby="limit-rows"
          min={1}
          max={12}
          value={count}
          onChange={(_event, next) => setCount(Number(next))}
        />
      </Box>
      {/* #region excerpt */}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 200,
          maxHeight: 340,
        }}
      >
        <DataGrid
          aria-label="Orders, from 200 to 340 pixels high"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      {/* #endregion */}
    </Box>
  );
}
