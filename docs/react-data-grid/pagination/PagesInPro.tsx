import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';

const rows = createOrders(1000);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'country', headerName: 'Country', flex: 1 },
];

export default function PagesInPro() {
  const [paged, setPaged] = React.useState(true);

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column' }}>
      <FormControlLabel
        label="Pages"
        control={<Switch checked={paged} />}
        onChange={(_event, checked) => setPaged(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          key={paged ? 'pages' : 'all rows'}
          aria-label="A thousand orders"
          rows={rows}
          columns={columns}
          pagination={paged}
          initialState={{ pagination: { paginationModel: { pageSize: 250 } } }}
          pageSizeOptions={[100, 250, 500]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
