import * as React from 'react';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';

const BLOCK = 20;
const server = createOrderServer({ count: 90, latency: 300 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
];

// Screen readers say its name, which the component of Material UI lacks.
function LoadingOrders() {
  return <LinearProgress aria-label="Loading orders" />;
}

const slots = { loadingOverlay: LoadingOrders };

export default function InfiniteRows() {
  // #region excerpt
  const [rows, setRows] = React.useState<Order[]>([]);
  const [wanted, setWanted] = React.useState(BLOCK);
  const [total, setTotal] = React.useState(Infinity);

  React.useEffect(() => {
    const request = new AbortController();
    const start = wanted - BLOCK;
    server.list({ start, end: wanted }, request.signal).then(
      (page) => {
        setRows((all) => [...all.slice(0, start), ...page.rows]);
        setTotal(page.total);
      },
      () => {}, // Canceled because the component unmounts.
    );
    return () => request.abort();
  }, [wanted]);
  // #endregion

  const loading = rows.length < Math.min(wanted, total);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 440, gap: 1 }}>
      <Typography variant="body2" role="status">
        {rows.length} of {Number.isFinite(total) ? total : '…'} orders loaded
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders, loaded while you scroll"
          rows={rows}
          columns={columns}
          loading={loading}
          slots={slots}
          hideFooter
          disableColumnFilter
          disableColumnSorting
          onRowsScrollEnd={() => {
            if (!loading && rows.length < total) setWanted(wanted + BLOCK);
          }}
        />
      </div>
    </Box>
  );
}
