import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  type GridColDef,
  type GridFilterItem,
} from '@mui/x-data-grid';
import { createOrders, ORDER_STATUSES, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 105 },
  { field: 'shippedOn', headerName: 'Shipped', type: 'date', width: 105 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 100,
  },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 65 },
];

// #region excerpt
const FILTERS: Record<string, GridFilterItem> = {
  'A string': { field: 'customer', operator: 'startsWith', value: 'nord' },
  'A number': { field: 'items', operator: '>=', value: 20 },
  'A day': {
    field: 'orderedOn',
    operator: 'onOrAfter',
    value: new Date('2024-05-20'),
  },
  'Some options': {
    field: 'status',
    operator: 'isAnyOf',
    value: ['Open', 'Packed'],
  },
  'A boolean': { field: 'paid', operator: 'is', value: false },
  'No value at all': { field: 'shippedOn', operator: 'isEmpty' },
};
// #endregion

export default function OperatorValues() {
  const [name, setName] = React.useState('A string');
  const item = FILTERS[name];
  const filterModel = React.useMemo(
    () => ({ items: item ? [item] : [] }),
    [item],
  );

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 420 }}>
      <TextField
        select
        size="small"
        label="Filter by"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 220, maxWidth: '100%' }}
      >
        {Object.keys(FILTERS).map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          filterModel={filterModel}
        />
      </div>
    </Box>
  );
}
