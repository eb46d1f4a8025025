import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, GridOverlay } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', flex: 1 },
];

// #region excerpt
function Loading() {
  return <LinearProgress aria-label="Orders are loading" />;
}

function NothingFound() {
  return <GridOverlay>No order matches the filter.</GridOverlay>;
}

const slots = { loadingOverlay: Loading, noResultsOverlay: NothingFound };
// #endregion

const everything = { items: [] };
const unknownCustomer = {
  items: [{ field: 'customer', operator: 'equals', value: 'Nobody' }],
};

export default function OverlayStates() {
  const [state, setState] = React.useState('loading');

  return (
    <Box sx={{ height: 360, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        aria-label="State of the grid"
        size="small"
        exclusive
        value={state}
        onChange={(_event, next: string | null) => next && setState(next)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="nothing">No results</ToggleButton>
        <ToggleButton value="rows">Rows</ToggleButton>
      </ToggleButtonGroup>
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        loading={state === 'loading'}
        filterModel={state === 'nothing' ? unknownCustomer : everything}
        slots={slots}
      />
    </Box>
  );
}
