import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import FolderIcon from '@mui/icons-material/Folder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
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
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      <SimpleTreeView
        aria-label="Folders"
        defaultExpandedItems={['clients', 'house']}
      >
        <Folder itemId="clients" label="Clients" color="#2196f3">
          <Folder itemId="harbour" label="Harbour Bakery" />
          <Folder itemId="nord" label="Atelier Nord" />
        </Folder>
        <Folder itemId="house" label="In the house" color="#e67700">
          <Folder itemId="rooms" label="Meeting rooms" />
        </Folder>
        <Folder itemId="archive" label="Archive" color="#868e96" />
      </SimpleTreeView>
    </Box>
  );
}
