import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';
import { createLatestSource } from './latestSource';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  { field: 'items', headerName: 'Items', type: 'number', width: 75 },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

export default function SourceCancel() {
  const [server] = React.useState(createOrderServer);
  const [dataSource] = React.useState(() => createLatestSource(server));

  return (
    <Box sx={{ height: 560, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPro
          aria-label="Orders, only from the latest request"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
        />
        {/* #endregion */}
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
