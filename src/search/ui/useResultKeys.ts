import { useEffect, useState, type KeyboardEvent } from 'react';

interface ResultKeys {
  /** Place of the line that Enter opens. */
  active: number;
  onKeyDown(event: KeyboardEvent): void;
}

/**
 * Returns the row to which a key moves; undefined if the field handles the key.
 * @param isReached whether arrow keys have moved to the active row
 */
function nextActive(
  key: string,
  active: number,
  count: number,
  isReached: boolean,
): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    // Before arrow keys are used, these move within the text of the field.
    case 'Home':
      return isReached ? 0 : undefined;
    case 'End':
      return isReached ? count - 1 : undefined;
    default:
      return undefined;
  }
}

/**
 * Arrow keys in the field of a search move through its results, Enter chooses.
 * @param ids of the lines
 * @param query whose results they are: for the next one, `first` is active again
 * @param first place of the line that is active before arrow keys have moved
 * @param choose is called with the place of a line
 */
export function useResultKeys(
  ids: readonly string[],
  query: string,
  first: number,
  choose: (index: number) => void,
): ResultKeys {
  const [reached, setReached] = useState<number>();
  useEffect(() => setReached(undefined), [query]);
  const isReached = reached !== undefined && reached < ids.length;
  const active = isReached ? reached : first;
  const id = isReached ? ids[reached] : undefined;
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return {
    active,
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || ids.length === 0) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        choose(active);
        return;
      }
      const next = nextActive(event.key, active, ids.length, isReached);
      if (next === undefined) return;
      event.preventDefault();
      setReached(next);
    },
  };
}
