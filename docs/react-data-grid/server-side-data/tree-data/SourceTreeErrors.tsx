import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
  type GridRowId,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { RequestLog } from '../../_server/RequestLog';
import { createTeamServer, type TeamMember } from './teamServer';

const columns: GridColDef<TeamMember>[] = [
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
];

const groupingColDef = { headerName: 'Name', flex: 1, minWidth: 180 };

interface Failure {
  /** Missing when the top level failed. */
  id?: GridRowId;
  text: string;
}

export default function SourceTreeErrors() {
  const apiRef = useGridApiRef();
  const [server] = React.useState(createTeamServer);
  const [failure, setFailure] = React.useState<Failure>();

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ groupKeys = [] }) => {
        const rows = await server.team(groupKeys);
        setFailure(undefined);
        return { rows };
      },
      getGroupKey: (row) => row.name,
      getChildrenCount: (row) => row.reports,
    }),
    [server],
  );

  // #region excerpt
  const showError = React.useCallback(
    (error: Error, { groupKeys = [] }: GridGetRowsParams) => {
      const name = groupKeys.at(-1);
      const rows = [...apiRef.current.getRowModels().values()];
      setFailure({
        id: rows.find((row) => row.name === name)?.id,
        text: `${name ?? 'Employees'}: ${error.message}`,
      });
    },
    [apiRef],
  );

  const retry = () => apiRef.current.unstable_dataSource.fetchRows(failure?.id);
  // #endregion

  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="Employees from a server that can fail"
          apiRef={apiRef}
          treeData
          columns={columns}
          groupingColDef={groupingColDef}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={showError}
          defaultGroupingExpansionDepth={1}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', height: 40 }}>
        <Typography variant="body2" role="status" sx={{ flex: 1 }}>
          {failure?.text}
        </Typography>
        {failure && <Button onClick={retry}>Try again</Button>}
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
