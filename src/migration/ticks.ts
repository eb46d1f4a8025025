import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';

/** Returns the storage key for the completed steps of a guide. */
export function ticksKey(guide: string): string {
  return `docs.migration.${guide}`;
}

/** Returns the completed steps of a guide; ignores everything else in storage. */
export function parseTicks(kept: string, ids: readonly string[]): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(kept);
    return new Set(Array.isArray(value) ? ids.filter((id) => value.includes(id)) : []);
  } catch {
    return new Set();
  }
}

export function readTicks(guide: string, ids: readonly string[]): ReadonlySet<string> {
  return parseTicks(readStorage(ticksKey(guide)), ids);
}

/** Stores the completed steps; removes the entry if there are none. */
export function writeTicks(guide: string, done: ReadonlySet<string>): void {
  if (done.size === 0) removeStorage(ticksKey(guide));
  else writeStorage(ticksKey(guide), JSON.stringify([...done]));
}
