import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(24);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
];

export default function SelectOnThisPage() {
  const [visibleOnly, setVisibleOnly] = React.useState(true);

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Only this page"
        control={<Switch checked={visibleOnly} />}
        onChange={(_event, checked) => setVisibleOnly(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          aria-label="Orders in pages"
          rows={rows}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={visibleOnly}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
