import Box from '@mui/material/Box';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import LockIcon from '@mui/icons-material/Lock';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemIcons() {
  return (
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Project files"
        defaultExpanded={['contracts']}
        defaultExpandIcon={<FolderIcon />}
        defaultCollapseIcon={<FolderOpenIcon />}
        defaultEndIcon={<DescriptionIcon color="action" />}
      >
        <TreeItem nodeId="contracts" label="Contracts">
          <TreeItem nodeId="lease" label="Lease.pdf" />
          <TreeItem
            nodeId="salaries"
            label="Salaries.pdf"
            endIcon={<LockIcon />}
          />
        </TreeItem>
        <TreeItem nodeId="drawings" label="Drawings">
          <TreeItem nodeId="plan" label="Floor plan.dwg" />
        </TreeItem>
        <TreeItem nodeId="readme" label="Read me.txt" />
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
