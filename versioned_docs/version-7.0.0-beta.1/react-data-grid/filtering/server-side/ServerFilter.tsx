import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { ORDER_STATUSES, type Order } from '../../_data/orders';
import { createOrderServer } from '../../_server/order-server';
import { RequestLog } from '../../_server/RequestLog';

const server = createOrderServer({ count: 200, latency: 900 });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...ORDER_STATUSES],
    width: 110,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 100 },
];

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>();
  const [rows, setRows] = React.useState<Order[]>([]);
  const [loading, setLoading] = React.useState(true);

  // #region excerpt
  React.useEffect(() => {
    const request = new AbortController();
    setLoading(true);
    server.list({ filterModel }, request.signal).then(
      (answer) => {
        setRows(answer.rows);
        setLoading(false);
      },
      () => {
        if (!request.signal.aborted) setLoading(false);
      },
    );
    return () => request.abort();
  }, [filterModel]);
  // #endregion

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 560 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Orders, filtered by the server"
          rows={rows}
          columns={columns}
          hideFooter
          loading={loading}
          filterMode="server"
          filterDebounceMs={400}
          onFilterModelChange={setFilterModel}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </div>
      <RequestLog server={server} height={150} />
    </Box>
  );
}
