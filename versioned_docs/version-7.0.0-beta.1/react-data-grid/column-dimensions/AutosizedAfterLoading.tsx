import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer' },
  { field: 'city', headerName: 'City' },
  { field: 'country', headerName: 'Country' },
];

export default function AutosizedAfterLoading() {
  const [server] = React.useState(() => createOrderServer({ count: 60 }));
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = async () => {
    setLoading(true);
    const page = await server.list({ page: 0, pageSize: 20 });
    setRows(page.rows);
    setLoading(false);
  };

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <Button onClick={load} disabled={loading}>
          Load the orders
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        {/* #region excerpt */}
        <DataGrid
          key={rows.length > 0 ? 'filled' : 'empty'}
          aria-label="Orders from a server"
          rows={rows}
          columns={columns}
          autosizeOnMount
          autosizeOptions={{ includeOutliers: true }}
          loading={loading}
          hideFooter
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
