import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const server = createOrderServer({ count: 90, latency: 200 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', width: 100 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: Toolbar };

export default function FilterOnApply() {
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);
  // #region excerpt
  const [draft, setDraft] = React.useState<GridFilterModel>({ items: [] });
  const [applied, setApplied] = React.useState(draft);

  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server
      .list({ filterModel: applied }, request.signal)
      .then((found) => setRows(found.rows))
      .catch(() => {})
      .finally(() => {
        if (!request.signal.aborted) setLoading(false);
      });
    return () => request.abort();
  }, [applied]);
  // #endregion

  return (
    <Box sx={{ height: 540, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        variant="contained"
        size="small"
        disabled={draft === applied}
        onClick={() => setApplied(draft)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Apply the filter
      </Button>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, filtered on demand"
          rows={rows}
          columns={columns}
          loading={loading}
          filterMode="server"
          filterModel={draft}
          onFilterModelChange={setDraft}
          slots={slots}
          hideFooter
        />
      </div>
      <RequestLog server={server} height={130} />
    </Box>
  );
}
