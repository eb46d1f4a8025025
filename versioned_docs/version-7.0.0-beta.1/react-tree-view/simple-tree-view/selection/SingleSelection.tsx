import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SingleSelection() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Departments"
        defaultExpandedItems={['sales']}
        defaultSelectedItems="export"
      >
        <TreeItem itemId="sales" label="Sales">
          <TreeItem itemId="inland" label="Inland" />
          <TreeItem itemId="export" label="Export" />
        </TreeItem>
        <TreeItem itemId="production" label="Production">
          <TreeItem itemId="foundry" label="Foundry" />
          <TreeItem itemId="paint" label="Paint shop" />
        </TreeItem>
        <TreeItem itemId="office" label="Office" />
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
