import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../../_data/orders';
import { RequestLog } from '../../_server/RequestLog';
import { useInfiniteOrders } from './useInfiniteOrders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

export default function InfiniteOrders() {
  const { server, rows, total, state, retry, loadMore, ...sort } =
    useInfiniteOrders();

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          aria-label="Orders, loaded while scrolling"
          rows={rows}
          columns={columns}
          hideFooter
          loading={state === 'loading' && rows.length === 0}
          sortingMode="server"
          sortModel={sort.sortModel}
          onSortModelChange={sort.setSortModel}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={200}
        />
        {/* #endregion */}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {rows.length} of {Number.isFinite(total) ? total : '…'} orders
          {state === 'loading' && ', loading more'}
        </Typography>
        {state === 'failed' && <Button onClick={retry}>Try again</Button>}
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
