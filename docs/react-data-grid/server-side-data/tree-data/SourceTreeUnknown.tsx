import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import { RequestLog } from '../../_server/RequestLog';
import { createTeamServer, type TeamMember } from './teamServer';

const columns: GridColDef<TeamMember>[] = [
  { field: 'department', headerName: 'Department', flex: 1, minWidth: 130 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 180 };

export default function SourceTreeUnknown() {
  const [server] = React.useState(createTeamServer);

  // #region excerpt
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => ({
        rows: await server.team(groupKeys),
      }),
      getGroupKey: (row) => row.name,
      // -1: there are children, but their number is not known.
      getChildrenCount: (row) => (row.reports > 0 ? -1 : 0),
    }),
    [server],
  );
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees without the sizes of their teams"
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          unstable_dataSource={dataSource}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
