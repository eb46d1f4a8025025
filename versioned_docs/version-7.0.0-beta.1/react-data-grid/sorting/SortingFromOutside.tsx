import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', flex: 1 },
];

const ORDERS: Record<string, GridSortModel> = {
  'Newest first': [{ field: 'orderedOn', sort: 'desc' }],
  'Largest first': [{ field: 'items', sort: 'desc' }],
  'Customer, A to Z': [{ field: 'customer', sort: 'asc' }],
};

export default function SortingFromOutside() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 416 }}>
      <TextField
        select
        size="small"
        label="Order of the list"
        value={order}
        onChange={(event) => setOrder(event.target.value)}
        sx={{ width: 220, maxWidth: '100%' }}
      >
        {Object.keys(ORDERS).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnSorting
          sortModel={ORDERS[order]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
