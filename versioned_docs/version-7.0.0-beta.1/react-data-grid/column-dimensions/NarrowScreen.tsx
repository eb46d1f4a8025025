import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

// #region excerpt
const squeezed: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 2 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', flex: 1 },
  { field: 'total', headerName: 'Total', type: 'number', flex: 1 },
];

const MIN_WIDTHS = [150, 90, 100, 80];

const readable = squeezed.map((column, index) => ({
  ...column,
  minWidth: MIN_WIDTHS[index],
}));
// #endregion

export default function NarrowScreen() {
  const [hasMinimum, setHasMinimum] = React.useState(true);

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <FormControlLabel
          label="Columns have a minWidth"
          control={<Switch checked={hasMinimum} />}
          onChange={(_event, checked) => setHasMinimum(checked)}
        />
      </Box>
      <div style={{ height: 320, maxWidth: 300 }}>
        <DataGrid
          key={String(hasMinimum)}
          aria-label="Orders on a phone"
          rows={rows}
          columns={hasMinimum ? readable : squeezed}
          hideFooter
        />
      </div>
    </div>
  );
}
