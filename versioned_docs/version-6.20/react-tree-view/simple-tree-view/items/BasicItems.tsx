import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeView } from '@mui/x-tree-view/TreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      {/* #region excerpt */}
      <TreeView
        aria-label="Orchard plots"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['north', 'north-1']}
      >
        <TreeItem nodeId="north" label="North slope">
          <TreeItem nodeId="north-1" label="Row 1">
            <TreeItem nodeId="north-1-apple" label="Apple, 14 trees" />
            <TreeItem nodeId="north-1-quince" label="Quince, 3 trees" />
          </TreeItem>
          <TreeItem nodeId="north-2" label="Row 2, fallow" />
        </TreeItem>
        <TreeItem nodeId="south" label="South slope">
          <TreeItem nodeId="south-1" label="Row 1">
            <TreeItem nodeId="south-1-pear" label="Pear, 22 trees" />
          </TreeItem>
        </TreeItem>
      </TreeView>
      {/* #endregion */}
    </Box>
  );
}
