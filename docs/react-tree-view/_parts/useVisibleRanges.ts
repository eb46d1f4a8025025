import * as React from 'react';

/**
 * Props for a tree with `multiSelect`: after a branch has collapsed, the Shift key does nothing
 * until the next selection. A range that starts in a hidden item throws an error.
 */
export function useVisibleRanges() {
  const hasClosed = React.useRef(false);

  function stopRange(event: React.MouseEvent | React.KeyboardEvent) {
    if (event.shiftKey && hasClosed.current) event.stopPropagation();
  }
  return {
    onItemExpansionToggle(_event: React.SyntheticEvent, _itemId: string, isExpanded: boolean) {
      if (!isExpanded) hasClosed.current = true;
    },
    onItemSelectionToggle() {
      hasClosed.current = false;
    },
    onClickCapture: stopRange,
    onKeyDownCapture: stopRange,
  };
}
