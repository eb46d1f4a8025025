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
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

export default function SourceOrders() {
  const [server] = React.useState(createOrderServer);

  // #region excerpt
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel, sortModel, filterModel }) => {
        const { page, pageSize } = paginationModel;
        const answer = await server.list({
          page,
          pageSize,
          sortModel,
          filterModel,
        });
        return { rows: answer.rows, rowCount: answer.total };
      },
    }),
    [server],
  );
  // #endregion

  return (
    <Box sx={{ height: 560, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders from a data source"
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          resetPageOnSortFilter
        />
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
