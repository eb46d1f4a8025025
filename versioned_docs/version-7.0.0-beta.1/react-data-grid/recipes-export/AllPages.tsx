import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';
import { download } from './download';

const server = createOrderServer({ count: 350, latency: 250 });
const PAGE_SIZE = 100;
const FIELDS = ['id', 'customer', 'items'] as const;

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80, sortable: false },
  { field: 'customer', headerName: 'Customer', flex: 1, sortable: false },
  { field: 'items', headerName: 'Items', type: 'number', sortable: false },
];

const lineOf = (order: Order) => FIELDS.map((field) => order[field]).join(';');

function useFirstOrders() {
  const [rows, setRows] = React.useState<Order[]>([]);
  React.useEffect(() => {
    const request = new AbortController();
    server.list({ page: 0, pageSize: 5 }, request.signal).then(
      (page) => setRows(page.rows),
      () => undefined,
    );
    return () => request.abort();
  }, []);
  return rows;
}

export default function AllPages() {
  const rows = useFirstOrders();
  const [status, setStatus] = React.useState('');
  const running = React.useRef<AbortController>();

  React.useEffect(() => () => running.current?.abort(), []);

  // #region excerpt
  async function write() {
    const { signal } = (running.current = new AbortController());
    const all: Order[] = [];
    setStatus('0 %');
    try {
      for (let page = 0, total = 1; all.length < total; page += 1) {
        const answer = await server.list({ page, pageSize: PAGE_SIZE }, signal);
        if (answer.rows.length === 0) break;
        all.push(...answer.rows);
        total = answer.total;
        setStatus(`${Math.round((100 * all.length) / total)} %`);
      }
      download('orders.csv', [[FIELDS.join(';'), ...all.map(lineOf)].join('\r\n')], 'text/csv'); // prettier-ignore
      setStatus(`${all.length} orders written`);
    } catch (error) {
      setStatus(signal.aborted ? 'Canceled' : `Failed: ${(error as Error).message}`); // prettier-ignore
    }
  }
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
        <Button variant="outlined" disabled={/%$/.test(status)} onClick={write}>
          Export all pages
        </Button>
        <Button
          disabled={!/%$/.test(status)}
          onClick={() => running.current?.abort()}
        >
          Cancel
        </Button>
        <Typography role="status" sx={{ alignSelf: 'center' }}>
          {status}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="The first orders from a server"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <RequestLog server={server} height={190} />
    </Box>
  );
}
