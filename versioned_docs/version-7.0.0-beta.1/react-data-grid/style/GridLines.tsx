import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 95 },
  { field: 'items', headerName: 'Items', type: 'number', width: 70 },
];

export default function GridLines() {
  const [vertical, setVertical] = React.useState(true);
  const [horizontal, setHorizontal] = React.useState(false);

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <Box sx={{ height: 40 }}>
        <FormControlLabel
          control={<Checkbox size="small" checked={vertical} />}
          label="Vertical"
          onChange={(_event, checked) => setVertical(checked)}
        />
        <FormControlLabel
          control={<Checkbox size="small" checked={horizontal} />}
          label="Horizontal"
          onChange={(_event, checked) => setHorizontal(checked)}
        />
      </Box>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Orders"
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder={vertical}
        showColumnVerticalBorder={vertical}
        sx={{
          border: 0,
          ...(!horizontal && {
            '& .MuiDataGrid-cell': { borderTopColor: 'transparent' },
          }),
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
