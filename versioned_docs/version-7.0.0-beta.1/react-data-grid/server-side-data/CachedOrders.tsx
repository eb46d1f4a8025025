import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer, type OrderQuery } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';
import { createOrderSource } from './orderSource';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

const FIRST = { page: 0, pageSize: 5 } satisfies OrderQuery;

export default function CachedOrders() {
  const [server] = React.useState(createOrderServer);
  const [source] = React.useState(() => createOrderSource(server));
  const [query, setQuery] = React.useState<typeof FIRST & OrderQuery>(FIRST);
  const [shown, setShown] = React.useState({ rows: [] as Order[], total: 0 });
  const [status, setStatus] = React.useState('Loading');

  // #region excerpt
  React.useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = async () => {
      setStatus(source.known(query) ? 'Cached' : 'Loading');
      try {
        setShown(await source.ask(query, signal));
        setStatus((last) => (last === 'Loading' ? 'Loaded' : last));
        // Load the next page before the user opens it.
        await source
          .ask({ ...query, page: query.page + 1 }, signal)
          .catch(() => {});
      } catch (error) {
        if (!signal.aborted) setStatus(`Failed: ${(error as Error).message}`);
      }
    };
    void load();
    return () => request.abort();
  }, [query, source]);
  // #endregion

  const change = (next: OrderQuery) =>
    setQuery((last) => ({ ...last, page: 0, ...next }));

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {status}
        </Typography>
        {status.startsWith('Failed') && (
          <Button onClick={() => setQuery({ ...query })}>Try again</Button>
        )}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders from a server"
          rows={shown.rows}
          rowCount={shown.total}
          columns={columns}
          loading={status === 'Loading'}
          paginationMode="server"
          paginationModel={query}
          onPaginationModelChange={change}
          pageSizeOptions={[5]}
          sortingMode="server"
          onSortModelChange={(sortModel) => change({ sortModel })}
          filterMode="server"
          onFilterModelChange={(filterModel) => change({ filterModel })}
        />
      </div>
      <RequestLog server={server} />
    </Box>
  );
}
