import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

export type CheckState = boolean | 'mixed';

interface ChecksValue {
  stateOf: (itemId: string) => CheckState;
  onToggle: (itemId: string) => void;
}

/** Passes the checked state to the items, as their component must not change. */
export const Checks = React.createContext<ChecksValue>({
  stateOf: () => false,
  onToggle: () => {},
});

interface DrawnBoxProps {
  state: CheckState;
  onClick: () => void;
}

/** A checkbox for the mouse. The item has its state for screen readers. */
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

/** An item with a checkbox, for a tree with `disableSelection`. */
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
