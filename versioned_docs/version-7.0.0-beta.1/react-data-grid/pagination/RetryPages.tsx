import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { RequestLog } from '../_server/RequestLog';
import { listWithRetry, server } from './retryServer';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
];

export default function RetryPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  // The page of the current rows, not the requested page.
  const [shown, setShown] = React.useState({
    model,
    rows: [] as Order[],
    total: 0,
  });
  const [status, setStatus] = React.useState('Loading');

  const load = React.useCallback((asked: GridPaginationModel) => {
    const request = new AbortController();
    setStatus('Loading');
    listWithRetry(asked, request.signal).then(
      ({ rows, total }) => {
        setShown({ model: asked, rows, total });
        setStatus('Loaded');
      },
      (error: Error) => {
        if (!request.signal.aborted) setStatus(`Failed: ${error.message}`);
      },
    );
    return () => request.abort();
  }, []);

  React.useEffect(() => load(model), [load, model]);

  return (
    <Box sx={{ height: 590, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {status}
        </Typography>
        {status.startsWith('Failed') && (
          // A new object repeats the request; the old page corrects the footer.
          <>
            <Button onClick={() => setModel({ ...model })}>Try again</Button>
            <Button onClick={() => setModel(shown.model)}>Stay</Button>
          </>
        )}
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders from a server that may be down"
          rows={shown.rows}
          rowCount={shown.total}
          columns={columns}
          loading={status === 'Loading'}
          paginationMode="server"
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5]}
        />
      </div>
      <RequestLog server={server} />
    </Box>
  );
}
