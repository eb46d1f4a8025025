import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import debounce from '@mui/utils/debounce';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';

const server = createOrderServer({ count: 5000, latency: 300 });

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const NO_ROWS: Order[] = [];

export default function LazyRows() {
  const apiRef = useGridApiRef();
  const [asked, setAsked] = React.useState<string[]>([]);

  const shown = React.useRef(false);
  // #region excerpt
  const fetchRows = React.useMemo(
    () =>
      debounce(async (params: GridFetchRowsParams) => {
        const [start, end] = [params.firstRowToRender, params.lastRowToRender];
        setAsked((all) => [...all, `${start + 1} to ${end}`]);
        const page = await server.list({ start, end });
        if (shown.current) {
          apiRef.current.unstable_replaceRows(start, page.rows);
        }
      }, 200),
    [apiRef],
  );
  // #endregion

  React.useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      fetchRows.clear();
    };
  }, [fetchRows]);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 460, gap: 1 }}>
      <Typography variant="body2" role="status" sx={{ minHeight: 40 }}>
        Requests: {asked.length}, the last one for rows {asked.at(-1) ?? '…'}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="5,000 orders, loaded on demand"
          apiRef={apiRef}
          rows={NO_ROWS}
          rowCount={5000}
          columns={columns}
          rowsLoadingMode="server"
          disableColumnSorting
          disableColumnFilter
          hideFooter
          onFetchRows={fetchRows}
        />
      </div>
    </Box>
  );
}
