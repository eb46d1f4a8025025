import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../_data/orders';
import { createOrderServer, type OrderPage } from '../../_server/order-server';
import { RequestLog } from '../../_server/RequestLog';
import { createOrderBlocks } from './orderBlocks';

const NOTHING = { rows: [] as Order[], total: 0 };
const FIRST: GridFetchRowsParams = {
  firstRowToRender: 0,
  lastRowToRender: 20,
  sortModel: [],
  filterModel: { items: [] },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

export default function LazyOrders() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);
  const [first, setFirst] = React.useState<OrderPage>(NOTHING);
  const [status, setStatus] = React.useState('Loading');
  const last = React.useRef(FIRST);

  // #region excerpt
  const blocks = React.useMemo(
    () =>
      createOrderBlocks(server, {
        onBlock: (start, page, isFirst) => {
          if (isFirst) {
            setFirst(page);
            apiRef.current.scroll({ top: 0 });
          } else {
            apiRef.current.unstable_replaceRows(start, page.rows);
          }
          setStatus(`${page.total} orders`);
        },
        onError: (error) => setStatus(`Failed: ${error.message}`),
      }),
    [apiRef, server],
  );
  // #endregion

  const show = (params: GridFetchRowsParams) => {
    last.current = params;
    blocks.show(params);
  };

  React.useEffect(() => {
    blocks.show(FIRST);
    return () => blocks.cancel();
  }, [blocks]);

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders, loaded when they come into view"
          apiRef={apiRef}
          rows={first.rows}
          columns={columns}
          rowCount={first.total}
          hideFooter
          rowsLoadingMode="server"
          sortingMode="server"
          filterMode="server"
          onFetchRows={show}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {status}
        </Typography>
        {status.startsWith('Failed') && (
          <Button onClick={() => show(last.current)}>Try again</Button>
        )}
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
