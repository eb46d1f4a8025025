import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  GridDataSourceCacheDefault,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

export default function SourceCache() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);
  const [cached, setCached] = React.useState(true);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel: { page, pageSize } }) => {
        const { rows, total } = await server.list({ page, pageSize });
        return { rows, rowCount: total };
      },
    }),
    [server],
  );

  // #region excerpt
  const cache = React.useMemo(
    () => (cached ? new GridDataSourceCacheDefault({ ttl: 60_000 }) : null),
    [cached],
  );
  const clear = () => apiRef.current.unstable_dataSource.cache.clear();
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <FormControlLabel
          label="Keep pages for a minute"
          control={<Switch checked={cached} />}
          onChange={(_event, checked) => setCached(checked)}
          sx={{ flex: 1 }}
        />
        <Button onClick={clear}>Clear the cache</Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders with a cache"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={cache}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
