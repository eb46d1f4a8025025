import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function HandbookTree() {
  return (
    <Box sx={{ minHeight: 216, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Team handbook"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['joining', 'first-week']}
      >
        <TreeItem nodeId="joining" label="Joining the team">
          <TreeItem nodeId="first-week" label="Your first week">
            <TreeItem nodeId="accounts" label="Accounts and keys" />
            <TreeItem nodeId="buddy" label="Meet your buddy" />
          </TreeItem>
          <TreeItem nodeId="benefits" label="Pay and benefits" />
        </TreeItem>
        <TreeItem nodeId="working" label="Working together">
          <TreeItem nodeId="meetings" label="Meetings" />
          <TreeItem nodeId="reviews" label="Code reviews" />
        </TreeItem>
        <TreeItem nodeId="leaving" label="Leaving" />
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
