import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

// #region excerpt
const listColumn: GridListColDef<Order> = {
  field: 'summary',
  display: 'flex',
  renderCell: ({ row }) => (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {row.customer}, {row.city}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {row.status} · {row.items} items
      </Typography>
    </div>
  ),
};
// #endregion

export default function ListOrders() {
  const [list, setList] = React.useState(true);

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="List view"
        control={<Switch checked={list} />}
        onChange={(_event, checked) => setList(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders"
          rows={rows}
          columns={columns}
          unstable_listView={list}
          unstable_listColumn={listColumn}
          rowHeight={list ? 64 : 52}
        />
      </Box>
    </Box>
  );
}
