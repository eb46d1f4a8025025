import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import FolderIcon from '@mui/icons-material/Folder';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import {
  TreeItem,
  treeItemClasses,
  type TreeItemProps,
} from '@mui/x-tree-view/TreeItem';

// #region excerpt
interface FolderProps extends TreeItemProps {
  /** Any CSS color, inherited by child items. */
  color?: string;
}

const FolderRoot = styled(TreeItem)({
  [`& > .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
  },
  '& .folder': { color: 'var(--folder-color)' },
});

function Folder({ color, label, style, ...props }: FolderProps) {
  const colored = color ? { ...style, '--folder-color': color } : style;
  return (
    <FolderRoot
      {...props}
      style={colored}
      label={
        <>
          <FolderIcon className="folder" />
          {label}
        </>
      }
    />
  );
}
// #endregion

export default function FolderColors() {
  return (
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      <TreeView
        aria-label="Folders"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['clients', 'house']}
      >
        <Folder nodeId="clients" label="Clients" color="#2196f3">
          <Folder nodeId="harbour" label="Harbour Bakery" />
          <Folder nodeId="nord" label="Atelier Nord" />
        </Folder>
        <Folder nodeId="house" label="In the house" color="#e67700">
          <Folder nodeId="rooms" label="Meeting rooms" />
        </Folder>
        <Folder nodeId="archive" label="Archive" color="#868e96" />
      </TreeView>
    </Box>
  );
}
