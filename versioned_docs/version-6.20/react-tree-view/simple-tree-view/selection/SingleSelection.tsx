import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <Box sx={{ minHeight: 144, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Departments"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['sales']}
        defaultSelected="export"
      >
        <TreeItem nodeId="sales" label="Sales">
          <TreeItem nodeId="inland" label="Inland" />
          <TreeItem nodeId="export" label="Export" />
        </TreeItem>
        <TreeItem nodeId="production" label="Production">
          <TreeItem nodeId="foundry" label="Foundry" />
          <TreeItem nodeId="paint" label="Paint shop" />
        </TreeItem>
        <TreeItem nodeId="office" label="Office" />
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
