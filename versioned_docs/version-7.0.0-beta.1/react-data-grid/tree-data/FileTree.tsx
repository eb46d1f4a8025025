import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import {
  DataGridPro,
  type GridColDef,
  type GridRenderCellParams,
  useGridApiContext,
} from '@mui/x-data-grid-pro';
import { files, type FileEntry } from './files';

const columns: GridColDef<FileEntry>[] = [
  { field: 'size', headerName: 'KB', type: 'number', width: 90 },
  { field: 'changedOn', headerName: 'Changed', type: 'date', width: 120 },
];

const getTreeDataPath = (file: FileEntry) => file.id.split('/');

const ICONS = { folder: FolderIcon, image: ImageIcon, text: DescriptionIcon };

function FileCell({
  id,
  row,
  rowNode,
  value,
  hasFocus,
}: GridRenderCellParams<FileEntry>) {
  const apiRef = useGridApiContext();
  const isFolder = rowNode.type === 'group';
  const open = isFolder && rowNode.childrenExpanded === true;
  const Icon = open ? FolderOpenIcon : ICONS[row.kind];
  const icon = <Icon color="action" fontSize="small" />;
  const sx = {
    display: 'inline-flex',
    gap: 1,
    alignItems: 'center',
    font: 'inherit',
    marginInlineStart: rowNode.depth * 3,
  };
  if (!isFolder)
    return (
      <Box component="span" sx={sx}>
        {icon} {value}
      </Box>
    );
  // #region excerpt
  return (
    <ButtonBase
      sx={sx}
      tabIndex={hasFocus ? 0 : -1}
      aria-expanded={open}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !open)}
    >
      {icon} {value}
    </ButtonBase>
  );
  // #endregion
}

const groupingColDef = {
  headerName: 'Name',
  width: 280,
  renderCell: (params: GridRenderCellParams<FileEntry>) => (
    <FileCell {...params} />
  ),
};

export default function FileTree() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Files"
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        rows={files}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
