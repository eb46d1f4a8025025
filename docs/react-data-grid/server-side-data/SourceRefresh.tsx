import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { createOrders, type Order } from '../_data/orders';
import { createOrderServer } from '../_server/order-server';
import { RequestLog } from '../_server/RequestLog';

const [NEW_ORDER] = createOrders(1);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

export default function SourceRefresh() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(() => createOrderServer({ count: 40 }));
  const [adding, setAdding] = React.useState(false);

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
  const add = async () => {
    if (!NEW_ORDER) return;
    setAdding(true);
    try {
      await server.create(NEW_ORDER);
      const { cache, fetchRows } = apiRef.current.unstable_dataSource;
      cache.clear();
      fetchRows();
    } catch {
      // The log shows that the server is down.
    }
    setAdding(false);
  };
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div>
        <Button onClick={add} disabled={adding}>
          Add an order
        </Button>
      </div>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders that are loaded again"
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
