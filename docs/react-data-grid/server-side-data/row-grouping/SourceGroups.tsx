import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPremium,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-premium';
import { RequestLog } from '../../_server/RequestLog';
import {
  createSourceGroupServer,
  type GroupOrOrder,
} from './sourceGroupServer';

const columns: GridColDef<GroupOrOrder>[] = [
  { field: 'country', headerName: 'Country' },
  { field: 'status', headerName: 'Status' },
  { field: 'customer', headerName: 'Customer', width: 150, groupable: false },
  {
    field: 'items',
    headerName: 'Items',
    type: 'number',
    width: 80,
    groupable: false,
  },
];

const initialState = {
  rowGrouping: { model: ['country', 'status'] },
  columns: { columnVisibilityModel: { country: false, status: false } },
};

export default function SourceGroups() {
  const [server] = React.useState(createSourceGroupServer);

  // #region excerpt
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupFields = [], groupKeys = [], sortModel }) => ({
        rows: await server.below({ groupFields, groupKeys, sortModel }),
      }),
      getGroupKey: (row) => row.key,
      getChildrenCount: (row) => row.below,
    }),
    [server],
  );
  // #endregion

  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Orders, grouped by the server"
          columns={columns}
          unstable_dataSource={dataSource}
          initialState={initialState}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
