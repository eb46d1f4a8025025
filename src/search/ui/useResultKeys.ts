import { useEffect, useState, type KeyboardEvent } from 'react';

interface ResultKeys {
  /** Place of the line that the arrow keys have reached; -1 before they have. */
  active: number;
  onKeyDown(event: KeyboardEvent): void;
}

/** Returns the row to which a key moves; undefined if the field handles the key. */
function nextActive(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : 0;
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    // As long as no line is reached, these move within the text of the field.
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

/**
 * Arrow keys in the field of a search move through its results, Enter chooses.
 * @param ids of the lines
 * @param query whose results they are: those of the next one begin at the top
 * @param first place of the line that is chosen where none was reached
 * @param choose is called with the place of a line
 */
export function useResultKeys(
  ids: readonly string[],
  query: string,
  first: number,
  choose: (index: number) => void,
): ResultKeys {
  const [active, setActive] = useState(-1);
  useEffect(() => setActive(-1), [query]);
  const reached = active < ids.length ? active : -1;
  const id = ids[reached];
  useEffect(() => {
    if (id !== undefined) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  return {
    active: reached,
    onKeyDown(event) {
      if (event.nativeEvent.isComposing || ids.length === 0) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        choose(reached < 0 ? first : reached);
        return;
      }
      const next = nextActive(event.key, reached, ids.length);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    },
  };
}
