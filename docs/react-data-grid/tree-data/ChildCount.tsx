import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  gridFilteredDescendantRowCountSelector,
  gridFilteredRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  GridFooterContainer,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'kind', headerName: 'Kind', width: 90 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');
const groupingColDef = { headerName: 'Name', width: 240 };

// #region excerpt
function Counts() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const top = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const nested = useGridSelector(
    apiRef,
    gridFilteredDescendantRowCountSelector,
  );
  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2" role="status">
        {all} rows: {top} at the top, {nested} below
      </Typography>
    </GridFooterContainer>
  );
}
// #endregion

function Search() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

const slots = { footer: Counts, toolbar: Search };

export default function ChildCount() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Files, counted by level"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={files}
        columns={columns}
        slots={slots}
      />
    </div>
  );
}
