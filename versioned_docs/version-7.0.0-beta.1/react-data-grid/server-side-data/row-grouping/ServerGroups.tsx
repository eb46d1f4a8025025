import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { RequestLog } from '../../_server/RequestLog';
import { GROUP_FIELDS, type GroupField, type GroupRow } from './groupServer';
import { useServerGroups } from './useServerGroups';

const NONE: GroupRow[] = [];
const LABELS = { ready: 'Load more', loading: 'Loading', failed: 'Try again' };

const getTreeDataPath = (row: GroupRow) => row.path;
const groupingColDef = {
  headerName: 'Orders',
  flex: 1,
  minWidth: 170,
  hideDescendantCount: true,
};

export default function ServerGroups() {
  const [by, setBy] = React.useState<GroupField>('country');
  const { apiRef, server, loadMore } = useServerGroups(by);

  // #region excerpt
  const columns: GridColDef<GroupRow>[] = [
    {
      field: 'orders',
      headerName: 'In the group',
      type: 'number',
      width: 115,
      renderCell: ({ row, formattedValue }) =>
        row.state ? (
          <Button
            size="small"
            disabled={row.state === 'loading'}
            onClick={() => loadMore(row.path[0] ?? '')}
          >
            {LABELS[row.state]}
          </Button>
        ) : (
          formattedValue
        ),
    },
    { field: 'items', headerName: 'Items', type: 'number', width: 80 },
  ];
  // #endregion

  return (
    <Box sx={{ height: 640, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        exclusive
        value={by}
        onChange={(_event, next: GroupField | null) => next && setBy(next)}
      >
        {GROUP_FIELDS.map((field) => (
          <ToggleButton key={field} value={field}>
            {field}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label={`Orders by ${by}, grouped by the server`}
          apiRef={apiRef}
          treeData
          rows={NONE}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
