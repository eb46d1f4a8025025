import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
];

const plainLetters = {
  items: [{ field: 'customer', operator: 'contains', value: 'glashutte' }],
};

export default function IgnoredDiacritics() {
  const [ignore, setIgnore] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 360 }}>
      <FormControlLabel
        label="“glashutte” finds “Glashütte”"
        control={<Switch checked={ignore} />}
        onChange={(_event, checked) => setIgnore(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          key={String(ignore)}
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          ignoreDiacritics={ignore}
          initialState={{ filter: { filterModel: plainLetters } }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
