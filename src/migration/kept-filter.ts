import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';
import { parseTicks, ticksKey } from './ticks';

function filterKey(guide: string): string {
  return `${ticksKey(guide)}.components`;
}

/** Returns the components that the reader of a guide chose; ignores everything else in storage. */
export function readFilter(guide: string, names: readonly string[]): readonly string[] {
  return [...parseTicks(readStorage(filterKey(guide)), names)];
}

/** Stores the components; removes the entry if there are none. */
export function writeFilter(guide: string, chosen: readonly string[]): void {
  if (chosen.length === 0) removeStorage(filterKey(guide));
  else writeStorage(filterKey(guide), JSON.stringify(chosen));
}
