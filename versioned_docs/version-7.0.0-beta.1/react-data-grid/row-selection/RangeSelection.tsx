import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(40);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'city', headerName: 'City', flex: 1 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

export default function RangeSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2" role="status">
        {model.length} selected
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          aria-label="Orders with multiple selection"
          rows={rows}
          columns={columns}
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
