import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
];

export default function AutoPageSize() {
  const [height, setHeight] = React.useState(320);

  return (
    <Box sx={{ height: 500 }}>
      <Typography id="auto-page-size-height" variant="body2">
        Height: {height} px
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          size="small"
          aria-labelledby="auto-page-size-height"
          min={220}
          max={440}
          step={10}
          value={height}
          onChange={(_event, next) => setHeight(Number(next))}
        />
      </Box>
      <div style={{ height }}>
        <DataGrid
          aria-label="Orders, page size fits the height"
          rows={rows}
          columns={columns}
          autoPageSize
        />
      </div>
    </Box>
  );
}
