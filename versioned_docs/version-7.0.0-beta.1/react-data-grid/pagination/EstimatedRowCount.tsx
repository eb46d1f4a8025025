import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';

const server = createOrderServer({ count: 33, latency: 200 });

/** The estimate of the database. */
const ESTIMATE = 30;
const pageSize = 10;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'city', headerName: 'City', flex: 1 },
];

export default function EstimatedRowCount() {
  const [page, setPage] = React.useState(0);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [count, setCount] = React.useState({ rows: ESTIMATE, exact: false });

  React.useEffect(() => {
    const request = new AbortController();
    const start = page * pageSize;
    server
      .list({ start, end: start + pageSize + 1 }, request.signal)
      .then(({ rows: found }) => {
        setRows(found.slice(0, pageSize));
        // #region excerpt
        const seen = start + found.length;
        setCount((last) =>
          found.length <= pageSize
            ? { rows: seen, exact: true }
            : { ...last, rows: Math.max(last.rows, seen) },
        );
        // #endregion
      })
      .catch(() => {});
    return () => request.abort();
  }, [page]);

  return (
    <Box sx={{ height: 400 }}>
      <DataGrid
        aria-label="Orders, estimated number of rows"
        rows={rows}
        columns={columns}
        paginationMode="server"
        rowCount={count.rows}
        paginationModel={{ page, pageSize }}
        onPaginationModelChange={(model) => setPage(model.page)}
        pageSizeOptions={[pageSize]}
        slotProps={{
          pagination: {
            labelDisplayedRows: ({ from, to, count: all }) =>
              `${from}–${to} of ${count.exact ? all : `about ${all}`}`,
          },
        }}
      />
    </Box>
  );
}
