import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicItems() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Orchard plots"
        defaultExpandedItems={['north', 'north-1']}
      >
        <TreeItem itemId="north" label="North slope">
          <TreeItem itemId="north-1" label="Row 1">
            <TreeItem itemId="north-1-apple" label="Apple, 14 trees" />
            <TreeItem itemId="north-1-quince" label="Quince, 3 trees" />
          </TreeItem>
          <TreeItem itemId="north-2" label="Row 2, fallow" />
        </TreeItem>
        <TreeItem itemId="south" label="South slope">
          <TreeItem itemId="south-1" label="Row 1">
            <TreeItem itemId="south-1-pear" label="Pear, 22 trees" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
