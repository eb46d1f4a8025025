import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { createOrders, type OrderLine } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 30, latency: 500 });

const rows = createOrders(30).map(({ id, customer, items }) => ({ id, customer, items })); // prettier-ignore

type Row = (typeof rows)[number];

const columns: GridColDef<Row>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const lineColumns: GridColDef<OrderLine>[] = [
  { field: 'article', headerName: 'Article', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 80 },
];

const getLineId = (line: OrderLine) => line.article;

const NONE: OrderLine[] = [];
const known = new Map<number, OrderLine[]>();

// #region excerpt
function useLines(id: number, attempt: number) {
  const [lines, setLines] = React.useState(known.get(id));
  const [error, setError] = React.useState<Error>();
  React.useEffect(() => {
    if (known.has(id)) return undefined;
    const request = new AbortController();
    const items = [{ field: 'id', operator: '=', value: id }];
    setError(undefined);
    server.list({ filterModel: { items } }, request.signal).then(
      ({ rows: [order] }) =>
        setLines(known.set(id, order?.lines ?? NONE).get(id)),
      (reason: Error) => request.signal.aborted || setError(reason),
    );
    return () => request.abort();
  }, [id, attempt]);
  return { lines, error };
}
// #endregion

function LinesPanel({ id }: { id: number }) {
  const [attempt, setAttempt] = React.useState(0);
  const { lines, error } = useLines(id, attempt);
  if (error) {
    const again = <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>; // prettier-ignore
    return (
      <Alert severity="error" action={again}>
        {error.message}
      </Alert>
    );
  }
  return (
    <DataGridPro
      aria-label={`Articles of order ${id}`}
      rows={lines ?? NONE}
      loading={!lines}
      columns={lineColumns}
      getRowId={getLineId}
      density="compact"
      hideFooter
      sx={{ m: 1, height: 'calc(100% - 16px)' }}
    />
  );
}

const renderPanel = ({ row }: GridRowParams<Row>) => <LinesPanel id={row.id} />;
const getPanelHeight = () => 164;

export default function LazyPanel() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 600 }}>
      <RequestLog server={server} height={140} />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders, details from a server"
          rows={rows}
          columns={columns}
          getDetailPanelContent={renderPanel}
          getDetailPanelHeight={getPanelHeight}
          hideFooter
        />
      </div>
    </Box>
  );
}
