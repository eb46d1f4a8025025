import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function FirstTree() {
  return (
    <div style={{ minHeight: 160, maxWidth: 420 }}>
      <SimpleTreeView aria-label="Recipes" defaultExpandedItems={['soups']}>
        <TreeItem itemId="soups" label="Soups">
          <TreeItem itemId="borscht" label="Borscht" />
          <TreeItem itemId="minestrone" label="Minestrone" />
        </TreeItem>
        <TreeItem itemId="breads" label="Breads">
          <TreeItem itemId="rye" label="Rye loaf" />
        </TreeItem>
      </SimpleTreeView>
    </div>
  );
}
