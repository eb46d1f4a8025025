import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
];

// #region excerpt
const initialState = {
  pagination: { rowCount: -1, paginationModel: { pageSize: 5 } },
};

export default function SourceUnknownCount() {
  const [server] = React.useState(() => createOrderServer({ count: 18 }));

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel: { page, pageSize } }) => {
        const start = page * pageSize;
        // One more row than the page needs shows if another page follows.
        const { rows } = await server.list({
          start,
          end: start + pageSize + 1,
        });
        const isLast = rows.length <= pageSize;
        return {
          rows: rows.slice(0, pageSize),
          rowCount: isLast ? start + rows.length : undefined,
        };
      },
    }),
    [server],
  );
  // #endregion

  return (
    <Box sx={{ height: 560, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders from a server that does not count"
          columns={columns}
          unstable_dataSource={dataSource}
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
