import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 110 },
  { field: 'changedOn', headerName: 'Changed', type: 'date', width: 130 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');

const groupingColDef = { headerName: 'Name', width: 260 };

export default function FolderSizes() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPremium
        aria-label="Sizes of folders"
        treeData
        disableRowGrouping
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={files}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{
          aggregation: { model: { size: 'sum', changedOn: 'max' } },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
