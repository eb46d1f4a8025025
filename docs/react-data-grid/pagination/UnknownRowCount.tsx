import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 23, latency: 300 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

const UNKNOWN = -1;
const pageSize = 5;

export default function UnknownRowCount() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(UNKNOWN);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const request = new AbortController();
    const start = page * pageSize;
    setLoading(true);
    // #region excerpt
    // One extra row shows whether there is a next page.
    server
      .list({ start, end: start + pageSize + 1 }, request.signal)
      .then(({ rows: found }) => {
        setRows(found.slice(0, pageSize));
        if (found.length <= pageSize) setRowCount(start + found.length);
      })
      .catch(() => {})
      .finally(() => {
        if (!request.signal.aborted) setLoading(false);
      });
    // #endregion
    return () => request.abort();
  }, [page]);

  return (
    <Box sx={{ height: 540, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, number of rows unknown"
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => setPage(model.page)}
          pageSizeOptions={[pageSize]}
        />
      </div>
      <RequestLog server={server} />
    </Box>
  );
}
