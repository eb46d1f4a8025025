/** Events of the anatomy of which the rest of the page is not notified. */
import type { KeyboardEvent, SyntheticEvent } from 'react';

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

function stopCharacters(event: KeyboardEvent): void {
  const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (isCharacter) stop(event);
}

/** Handler of the stage. Components use characters, such as to edit a cell: some are shortcuts of the site. */
export const KEEPS_CHARACTERS = { onKeyDown: stopCharacters };
