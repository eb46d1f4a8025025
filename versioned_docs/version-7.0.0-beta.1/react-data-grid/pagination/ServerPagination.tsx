import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer, type OrderPage } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 137, latency: 300 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

function useOrders({ page, pageSize }: GridPaginationModel) {
  const [answer, setAnswer] = React.useState<OrderPage>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);

  // #region excerpt
  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server
      .list({ page, pageSize }, request.signal)
      // Keep the rows of the last page when a request fails.
      .then(setAnswer, () => {})
      .finally(() => {
        if (!request.signal.aborted) setLoading(false);
      });
    return () => request.abort();
  }, [page, pageSize]);
  // #endregion

  return { ...answer, loading };
}

export default function ServerPagination() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const { rows, total, loading } = useOrders(model);

  return (
    <Box sx={{ height: 540, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, one page at a time"
          rows={rows}
          rowCount={total}
          columns={columns}
          loading={loading}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10]}
        />
      </div>
      <RequestLog server={server} />
    </Box>
  );
}
