import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'status', headerName: 'Status', width: 100 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

// #region excerpt
const FILTERS: Record<string, GridFilterModel> = {
  All: { items: [] },
  Waiting: {
    items: [
      { field: 'status', operator: 'isAnyOf', value: ['Open', 'Packed'] },
    ],
  },
  Large: { items: [{ field: 'items', operator: '>=', value: 25 }] },
};
// #endregion

export default function FilterFromOutside() {
  const [name, setName] = React.useState('Waiting');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 400 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Show"
        value={name}
        onChange={(_event, next: string | null) => setName(next ?? name)}
      >
        {Object.keys(FILTERS).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          hideFooter
          disableColumnFilter
          filterModel={FILTERS[name]}
        />
      </div>
    </Box>
  );
}
