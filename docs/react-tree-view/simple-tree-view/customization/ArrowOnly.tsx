import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function ArrowOnly() {
  return (
    <Box sx={{ minHeight: 192, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        aria-label="Regions"
        defaultExpandedItems={['north']}
        expansionTrigger="iconContainer"
      >
        {/* #endregion */}
        <TreeItem itemId="north" label="North">
          <TreeItem itemId="coast" label="Coast" />
          <TreeItem itemId="lakes" label="Lakes" />
        </TreeItem>
        <TreeItem itemId="south" label="South">
          <TreeItem itemId="plains" label="Plains" />
          <TreeItem itemId="hills" label="Hills" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
