import AddBox from '@mui/icons-material/AddBoxOutlined';
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { usePlaygroundValues } from '@site/src/playground/usePlaygroundQuery';
import { TREE_CONTROLS } from './controls';

const items = [
  {
    id: 'hard',
    label: 'Hard cheese',
    children: [
      { id: 'gouda', label: 'Gouda' },
      { id: 'parmesan', label: 'Parmesan' },
    ],
  },
  {
    id: 'soft',
    label: 'Soft cheese',
    children: [
      { id: 'brie', label: 'Brie' },
      { id: 'feta', label: 'Feta' },
    ],
  },
];

const BOXES = { expandIcon: AddBox, collapseIcon: IndeterminateCheckBox };

/** A tree with the props that the reader chose. */
export default function TreePlaygroundExample() {
  const values = usePlaygroundValues(TREE_CONTROLS);
  const { isItemDisabled, defaultExpandedItems, slots, multiSelect, ...props } = values;
  const expanded = items.map(({ id }) => id).filter((id) => defaultExpandedItems.includes(id));
  return (
    <div style={{ height: 280 }}>
      <RichTreeView
        // A tree reads its default once, and does not change how many items it selects.
        key={`${defaultExpandedItems} ${multiSelect}`}
        aria-label="Cheese"
        items={items}
        multiSelect={multiSelect}
        defaultExpandedItems={expanded}
        isItemDisabled={({ id }) => id === isItemDisabled}
        slots={slots === 'boxes' ? BOXES : undefined}
        {...props}
      />
    </div>
  );
}
