import Box from '@mui/material/Box';
import DescriptionIcon from '@mui/icons-material/Description';
import FolderIcon from '@mui/icons-material/Folder';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import LockIcon from '@mui/icons-material/Lock';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ItemIcons() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Project files"
        defaultExpandedItems={['contracts']}
        slots={{
          expandIcon: FolderIcon,
          collapseIcon: FolderOpenIcon,
          endIcon: DescriptionIcon,
        }}
        slotProps={{ endIcon: { color: 'action' } }}
      >
        <TreeItem itemId="contracts" label="Contracts">
          <TreeItem itemId="lease" label="Lease.pdf" />
          <TreeItem
            itemId="salaries"
            label="Salaries.pdf"
            slots={{ endIcon: LockIcon }}
          />
        </TreeItem>
        <TreeItem itemId="drawings" label="Drawings">
          <TreeItem itemId="plan" label="Floor plan.dwg" />
        </TreeItem>
        <TreeItem itemId="readme" label="Read me.txt" />
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
