import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { RequestLog } from '../../_server/RequestLog';
import type { Person } from './employeeServer';
import { useLazyTree } from './useLazyTree';

const NONE: Person[] = [];

const getTreeDataPath = (person: Person) => person.path;
const groupingColDef = {
  headerName: 'Name',
  flex: 1,
  minWidth: 175,
  hideDescendantCount: true,
};

export default function LazyTree() {
  const { apiRef, server, retry } = useLazyTree();

  // #region excerpt
  const columns: GridColDef<Person>[] = [
    {
      field: 'role',
      headerName: 'Role',
      width: 160,
      renderCell: ({ id, value }) =>
        value === 'Failed' ? (
          <Button size="small" onClick={() => retry(id)}>
            Try again
          </Button>
        ) : (
          value
        ),
    },
    { field: 'office', headerName: 'Office', width: 100 },
  ];
  // #endregion

  return (
    <Box sx={{ height: 600, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro
          aria-label="People, loaded level by level"
          apiRef={apiRef}
          treeData
          rows={NONE}
          columns={columns}
          getTreeDataPath={getTreeDataPath}
          groupingColDef={groupingColDef}
          disableColumnFilter
          hideFooter
        />
      </Box>
      <RequestLog server={server.log} />
    </Box>
  );
}
