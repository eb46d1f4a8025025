import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
  { field: 'id', headerName: 'Number', type: 'number', width: 85 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 115 },
];

const initialState = {
  pagination: { rowCount: 0, paginationModel: { pageSize: 5 } },
};

/** The grid is empty after an error: do not claim that there are no orders. */
const FAILED = { noRowsLabel: 'The orders could not be loaded' };

export default function SourceErrors() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createOrderServer);
  const [message, setMessage] = React.useState('');

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ paginationModel: { page, pageSize } }) => {
        const { rows, total } = await server.list({ page, pageSize });
        setMessage('');
        return { rows, rowCount: total };
      },
    }),
    [server],
  );

  // #region excerpt
  const showError = React.useCallback(
    (error: Error) => setMessage(error.message),
    [],
  );
  const retry = () => apiRef.current.unstable_dataSource.fetchRows();
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Orders from a server that can fail"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={showError}
          localeText={message ? FAILED : undefined}
          pagination
          pageSizeOptions={[5]}
          initialState={initialState}
          disableColumnFilter
          disableColumnSorting
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {message && `Failed: ${message}`}
        </Typography>
        {message && <Button onClick={retry}>Try again</Button>}
      </Box>
      <RequestLog server={server} />
    </Box>
  );
}
