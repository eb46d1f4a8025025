import { useEffect, useState } from 'react';
import type { Changes, Control } from '../controls/control';
import { readChanges, withChanges } from '../controls/query';

/** Keeps the address up to date, without a step in the history. */
function writeSearch(search: string): void {
  const url = new URL(window.location.href);
  url.search = search;
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
}

/**
 * What the reader changed, which the address contains.
 * @param open whether the address opens the playground again; undefined on pages that always show it
 */
export function useChanges(controls: readonly Control[], open: boolean | undefined) {
  const [changes, setChanges] = useState<Changes>(() =>
    readChanges(controls, window.location.search),
  );
  useEffect(() => {
    writeSearch(withChanges(controls, window.location.search, open === false ? {} : changes, open));
  }, [controls, changes, open]);
  return [changes, setChanges] as const;
}
