import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
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

export default function SourceNextPage() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);

  // #region excerpt
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { page, pageSize } = params.paginationModel;
        const start = page * pageSize;
        const end = start + 2 * pageSize;
        const { rows, total } = await server.list({ start, end });
        if (rows.length > pageSize) {
          const next = { page: page + 1, pageSize };
          apiRef.current.unstable_dataSource.cache.set(
            { ...params, paginationModel: next },
            { rows: rows.slice(pageSize), rowCount: total },
          );
        }
        return { rows: rows.slice(0, pageSize), rowCount: total };
      },
    }),
    [apiRef, server],
  );
  // #endregion

  return (
    <Box sx={{ height: 560, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders, loaded two pages at a time"
          apiRef={apiRef}
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
