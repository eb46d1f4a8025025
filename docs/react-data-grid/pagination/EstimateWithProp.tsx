import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function EstimateWithProp() {
  const [server] = React.useState(() => createOrderServer({ count: 23 }));
  const [pages, setPages] = React.useState<GridPaginationModel>({
    page: 0,
    pageSize: 5,
  });
  const [rows, setRows] = React.useState<Order[]>([]);
  const [rowCount, setRowCount] = React.useState(-1);
  const [hasNextPage, setHasNextPage] = React.useState(true);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    const request = new AbortController();
    const start = pages.page * pages.pageSize;
    const end = start + pages.pageSize + 1;
    setLoading(true);
    server.list({ start, end }, request.signal).then(
      (answer) => {
        setRows(answer.rows.slice(0, pages.pageSize));
        setHasNextPage(answer.rows.length > pages.pageSize);
        setLoading(false);
      },
      () => {
        if (!request.signal.aborted) setLoading(false);
      },
    );
    return () => request.abort();
  }, [pages, server]);

  // #region excerpt
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);
  // #endregion

  return (
    <Box sx={{ height: 540, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, about twenty"
          rows={rows}
          columns={columns}
          loading={loading}
          paginationMode="server"
          rowCount={rowCount}
          onRowCountChange={setRowCount}
          estimatedRowCount={20}
          paginationMeta={paginationMeta}
          paginationModel={pages}
          onPaginationModelChange={setPages}
          pageSizeOptions={[5]}
        />
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
