import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridState,
} from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';
import { useGridState } from './useGridState';

const rows = createOrders(60);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

// #region excerpt
const PARTS = {
  focus: (state: GridState) => state.focus,
  sorting: (state: GridState) => state.sorting.sortModel,
  filter: (state: GridState) => state.filter.filterModel,
  pagination: (state: GridState) => state.pagination,
  rowSelection: (state: GridState) => state.rowSelection,
  preferencePanel: (state: GridState) => state.preferencePanel,
  columnMenu: (state: GridState) => state.columnMenu,
} satisfies Record<string, (state: GridState) => unknown>;
// #endregion

type Part = keyof typeof PARTS;

export default function StateOutside() {
  const apiRef = useGridApiRef();
  const [part, setPart] = React.useState<Part>('focus');
  const value = useGridState<unknown>(apiRef, PARTS[part]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 560 }}>
      <Box sx={{ height: 344 }}>
        <DataGrid
          apiRef={apiRef}
          aria-label="Orders whose state is shown"
          rows={rows}
          columns={columns}
          checkboxSelection
        />
      </Box>
      <TextField
        select
        size="small"
        label="Part of the state"
        value={part}
        onChange={(event) => setPart(event.target.value as Part)}
        sx={{ width: 200, mt: 2, mb: 1 }}
      >
        {Object.keys(PARTS).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box
        component="pre"
        role="region"
        aria-label={`State: ${part}`}
        tabIndex={0}
        dir="ltr"
        sx={{ flex: 1, m: 0, overflow: 'auto', fontSize: 13 }}
      >
        {JSON.stringify(value, null, 1)}
      </Box>
    </Box>
  );
}
