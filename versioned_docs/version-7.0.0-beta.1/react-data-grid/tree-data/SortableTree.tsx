import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridGroupingColDefOverride,
  type GridSortCellParams,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
  { field: 'changedOn', headerName: 'Changed', type: 'date', width: 120 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');

// #region excerpt
const groupingColDef: GridGroupingColDefOverride<FileEntry> = {
  headerName: 'Name, folders first',
  width: 280,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
  getSortComparator: (direction) => (a, b, paramsA, paramsB) => {
    const isFile = ({ rowNode }: GridSortCellParams) =>
      Number(rowNode.type === 'leaf');
    const order = gridStringOrNumberComparator(a, b, paramsA, paramsB);
    return (
      isFile(paramsA) - isFile(paramsB) ||
      (direction === 'desc' ? -order : order)
    );
  },
};
// #endregion

export default function SortableTree() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Files sorted by name"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={files}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          sorting: {
            sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }],
          },
        }}
      />
    </div>
  );
}
