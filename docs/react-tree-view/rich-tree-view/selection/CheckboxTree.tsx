import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { rightCount, rights, rightsBelow } from '../../_data/rights';

// #region excerpt
function stateOf(itemId: string, checked: string[]): boolean | 'mixed' {
  const leaves = rightsBelow.get(itemId) ?? [];
  if (leaves.every((leaf) => checked.includes(leaf))) return true;
  return leaves.some((leaf) => checked.includes(leaf)) && 'mixed';
}

function toggle(itemId: string, checked: string[]): string[] {
  const leaves = rightsBelow.get(itemId) ?? [];
  const others = checked.filter((leaf) => !leaves.includes(leaf));
  return stateOf(itemId, checked) === true ? others : [...others, ...leaves];
}
// #endregion

interface ChecksValue {
  checked: string[];
  onToggle: (itemId: string) => void;
}
const Checks = React.createContext<ChecksValue>({
  checked: [],
  onToggle: () => {},
});

function DrawnBox({
  state,
  onClick,
}: {
  state: boolean | 'mixed';
  onClick: () => void;
}) {
  return (
    <Checkbox
      aria-hidden
      tabIndex={-1}
      size="small"
      checked={state === true}
      indeterminate={state === 'mixed'}
      onClick={(event) => {
        event.stopPropagation();
        event.currentTarget.closest('li')?.focus();
        onClick();
      }}
      sx={{ p: 0.5, marginInlineEnd: 0.5 }}
    />
  );
}

const CheckItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CheckItem(props, ref) {
    const { checked, onToggle } = React.useContext(Checks);
    const state = stateOf(props.itemId, checked);
    const toggleItem = () => onToggle(props.itemId);
    const isParent = React.Children.count(props.children) > 0;
    const label = (
      <>
        <DrawnBox state={state} onClick={toggleItem} />
        {props.label}
      </>
    );
    return (
      <TreeItem
        {...props}
        ref={ref}
        label={label}
        aria-checked={state}
        onClick={isParent ? undefined : toggleItem}
        onKeyDown={(event) => {
          if (event.key !== ' ' || event.target !== event.currentTarget) return;
          event.preventDefault();
          toggleItem();
        }}
      />
    );
  },
);

export default function CheckboxTree() {
  const [checked, setChecked] = React.useState([
    'orders-read',
    'refunds-small',
  ]);
  const onToggle = (itemId: string) => setChecked((ids) => toggle(itemId, ids));

  return (
    <Box sx={{ minHeight: 344, maxWidth: 420 }}>
      <Checks.Provider value={{ checked, onToggle }}>
        <RichTreeView
          aria-label="Rights"
          disableSelection
          items={rights}
          slots={{ item: CheckItem }}
          defaultExpandedItems={['orders', 'refunds', 'stock']}
        />
      </Checks.Provider>
      <Typography role="status" sx={{ mt: 2 }}>
        {checked.length} of {rightCount} rights
      </Typography>
    </Box>
  );
}
