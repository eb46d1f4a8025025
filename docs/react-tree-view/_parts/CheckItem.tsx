import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

export type CheckState = boolean | 'mixed';

interface ChecksValue {
  stateOf: (itemId: string) => CheckState;
  onToggle: (itemId: string) => void;
}

/** What is ticked, for the items: their component has to stay the same. */
export const Checks = React.createContext<ChecksValue>({
  stateOf: () => false,
  onToggle: () => {},
});

interface DrawnBoxProps {
  state: CheckState;
  onClick: () => void;
}

/** A box to look at and to click. What it says is said by the item. */
function DrawnBox({ state, onClick }: DrawnBoxProps) {
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

/** An item of a tree that has `disableSelection`, with a box in front of its label. */
export const CheckItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function CheckItem(props, ref) {
    const { stateOf, onToggle } = React.useContext(Checks);
    const state = stateOf(props.itemId);
    const toggle = () => onToggle(props.itemId);
    const isParent = React.Children.count(props.children) > 0;
    const label = (
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <DrawnBox state={state} onClick={toggle} />
        <span>{props.label}</span>
      </Box>
    );
    return (
      <TreeItem
        {...props}
        ref={ref}
        label={label}
        aria-checked={state}
        onClick={isParent ? undefined : toggle}
        onKeyDown={(event) => {
          if (event.key !== ' ' || event.target !== event.currentTarget) return;
          event.preventDefault();
          toggle();
        }}
      />
    );
  },
);
