import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const PAGE_SIZE = 40;
const NONE: Order[] = [];

const columns: GridColDef<Order>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'items', headerName: 'Items', type: 'number', width: 90 },
];

const initialState = {
  rowGrouping: { model: ['country'] },
  columns: { columnVisibilityModel: { country: false } },
};

const groupingColDef = { width: 180 };

export default function GroupServerRows() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createOrderServer({ count: 200 }));
  const [page, setPage] = React.useState(0);
  const [total, setTotal] = React.useState(0);
  const [state, setState] = React.useState<'idle' | 'loading' | 'failed'>(
    'idle',
  );
  const loaded = Math.min(page * PAGE_SIZE, total);

  // #region excerpt
  const load = async () => {
    setState('loading');
    try {
      const answer = await server.list({ page, pageSize: PAGE_SIZE });
      apiRef.current.updateRows(answer.rows);
      setTotal(answer.total);
      setPage(page + 1);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  // #endregion

  const label = state === 'failed' ? 'Try again' : 'Load 40 orders';
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 600 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          onClick={load}
          disabled={state === 'loading' || (total > 0 && loaded === total)}
        >
          {label}
        </Button>
        <span role="status">
          {loaded} of {total || '?'} orders
        </span>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders by country as they arrive"
          apiRef={apiRef}
          rows={NONE}
          columns={columns}
          groupingColDef={groupingColDef}
          loading={state === 'loading'}
          hideFooter
          initialState={initialState}
        />
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
