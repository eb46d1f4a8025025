import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', type: 'number', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'items', headerName: 'Items', type: 'number', width: 80 },
];

const initialState = {
  pagination: { paginationModel: { page: 2, pageSize: 5 } },
};

export default function ResetPage() {
  const [reset, setReset] = React.useState(true);

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="Go to the first page after sorting"
        control={<Switch checked={reset} />}
        onChange={(_event, checked) => setReset(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Orders, sorted on the first page"
          rows={rows}
          columns={columns}
          resetPageOnSortFilter={reset}
          initialState={initialState}
          pageSizeOptions={[5]}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
