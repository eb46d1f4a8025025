import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function HandbookTree() {
  return (
    <Box sx={{ minHeight: 288, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Team handbook"
        defaultExpandedItems={['joining', 'first-week']}
      >
        <TreeItem itemId="joining" label="Joining the team">
          <TreeItem itemId="first-week" label="Your first week">
            <TreeItem itemId="accounts" label="Accounts and keys" />
            <TreeItem itemId="buddy" label="Meet your buddy" />
          </TreeItem>
          <TreeItem itemId="benefits" label="Pay and benefits" />
        </TreeItem>
        <TreeItem itemId="working" label="Working together">
          <TreeItem itemId="meetings" label="Meetings" />
          <TreeItem itemId="reviews" label="Code reviews" />
        </TreeItem>
        <TreeItem itemId="leaving" label="Leaving" />
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
