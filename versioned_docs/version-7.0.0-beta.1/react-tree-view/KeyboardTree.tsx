import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function KeyboardTree() {
  return (
    <Box sx={{ minHeight: 256, maxWidth: 420 }}>
      {/* #region excerpt */}
      <SimpleTreeView
        id="town"
        multiSelect
        aria-label="Places in town"
        defaultExpandedItems={['harbour']}
      >
        <TreeItem itemId="harbour" label="Harbour">
          <TreeItem itemId="quay" label="Customs quay" />
          <TreeItem itemId="ferry" label="Ferry landing" />
          <TreeItem itemId="crane" label="Old crane (closed)" disabled />
        </TreeItem>
        <TreeItem itemId="market" label="Market">
          <TreeItem itemId="fish" label="Fish hall" />
          <TreeItem itemId="flowers" label="Flower hall" />
        </TreeItem>
        <TreeItem itemId="station" label="Station">
          <TreeItem itemId="platforms" label="Platforms" />
        </TreeItem>
      </SimpleTreeView>
      {/* #endregion */}
    </Box>
  );
}
