import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridDataSourceCache,
  GridDataSourceCacheDefault,
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

// #region excerpt
/** The grid clears its cache when it mounts: ignore that to keep the pages. */
function createLastingCache(): GridDataSourceCache {
  const pages = new GridDataSourceCacheDefault({ ttl: 60_000 });
  return {
    get: (params) => pages.get(params),
    set: (params, response) => pages.set(params, response),
    clear: () => {},
  };
}
// #endregion

export default function SourceRemount() {
  const [server] = React.useState(createOrderServer);
  const [cache] = React.useState(createLastingCache);
  const [shown, setShown] = React.useState(true);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel: { page, pageSize } }) => {
        const { rows, total } = await server.list({ page, pageSize });
        return { rows, rowCount: total };
      },
    }),
    [server],
  );

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="Show the orders"
        control={<Switch checked={shown} />}
        onChange={(_event, checked) => setShown(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {shown && (
          <DataGridPro
            aria-label="Orders that stay in a cache"
            columns={columns}
            unstable_dataSource={dataSource}
            unstable_dataSourceCache={cache}
            pagination
            pageSizeOptions={[5]}
            initialState={initialState}
            disableColumnFilter
            disableColumnSorting
          />
        )}
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
