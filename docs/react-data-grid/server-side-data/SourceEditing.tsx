import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
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
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 90,
    editable: true,
  },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

export default function SourceEditing() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);
  const [status, setStatus] = React.useState('');

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
  const save = async (order: Order) => {
    const saved = await server.update(order);
    // The page in the cache still has the old value.
    apiRef.current.unstable_dataSource.cache.clear();
    setStatus(`Order ${saved.id} saved`);
    return saved;
  };
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro<Order>
          aria-label="Orders to edit"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setStatus(error.message)}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ height: 24 }}>
        {status}
      </Typography>
      <RequestLog server={server} />
    </Box>
  );
}
