import type { SyntheticEvent } from 'react';

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}

/**
 * Handlers of a part next to the stage. The component listens in the document for presses outside of
 * it: it would close the popup whose names a reader wants to see, and its focus would scroll the page.
 */
export const KEEPS_POPUPS = {
  onMouseDown: stop,
  onMouseUp: stop,
  onClick: stop,
  onTouchEnd: stop,
};
