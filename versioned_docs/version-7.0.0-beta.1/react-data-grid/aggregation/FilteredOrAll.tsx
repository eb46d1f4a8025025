import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'country', headerName: 'Country', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

const initialState = {
  aggregation: { model: { items: 'sum' } },
  filter: {
    filterModel: {
      items: [{ field: 'country', operator: 'equals', value: 'Portugal' }],
    },
  },
};

export default function FilteredOrAll() {
  const [scope, setScope] = React.useState<'filtered' | 'all'>('filtered');

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        aria-label="Rows in the total"
        size="small"
        exclusive
        value={scope}
        onChange={(_event, next: typeof scope | null) => next && setScope(next)}
      >
        <ToggleButton value="filtered">Rows that match</ToggleButton>
        <ToggleButton value="all">All rows</ToggleButton>
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <DataGridPremium
        key={scope}
        aria-label="Orders from Portugal"
        rows={rows}
        columns={columns}
        initialState={initialState}
        aggregationRowsScope={scope}
      />
      {/* #endregion */}
    </Box>
  );
}
