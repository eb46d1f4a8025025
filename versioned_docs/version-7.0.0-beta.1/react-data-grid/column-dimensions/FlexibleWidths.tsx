import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridVisibleColumnDefinitionsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 2, minWidth: 120 },
  { field: 'city', headerName: 'City', flex: 1, maxWidth: 140 },
];
// #endregion

export default function FlexibleWidths() {
  const apiRef = useGridApiRef();
  const [percent, setPercent] = React.useState(100);
  const [widths, setWidths] = React.useState('');

  const readWidths = () => {
    const visible = gridVisibleColumnDefinitionsSelector(apiRef);
    setWidths(
      visible
        .map((column) => `${column.field} ${Math.round(column.computedWidth)}`)
        .join(', '),
    );
  };

  return (
    <div>
      <Box sx={{ height: 64, px: 1.5 }}>
        <Typography id="room" variant="body2">
          Room: {percent} % · {widths}
        </Typography>
        <Slider
          aria-labelledby="room"
          size="small"
          min={50}
          value={percent}
          onChange={(_event, value) => setPercent(Number(value))}
        />
      </Box>
      <div style={{ height: 300, width: `${percent}%` }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          onStateChange={readWidths}
        />
      </div>
    </div>
  );
}
