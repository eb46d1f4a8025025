import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const recipes: TreeViewBaseItem[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'borscht', label: 'Borscht' },
      { id: 'minestrone', label: 'Minestrone' },
    ],
  },
  {
    id: 'breads',
    label: 'Breads',
    children: [{ id: 'rye', label: 'Rye loaf' }],
  },
];

export default function FirstTreeFromData() {
  return (
    <div style={{ minHeight: 160, maxWidth: 420 }}>
      <RichTreeView
        aria-label="Recipes"
        items={recipes}
        defaultExpandedItems={['soups']}
      />
    </div>
  );
}
