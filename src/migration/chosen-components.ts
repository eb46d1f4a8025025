import { useSyncExternalStore } from 'react';

/**
 * The components that the reader of a guide uses. The checklist sets them, the changes below it
 * follow. They are kept for each guide: see kept-filter.ts.
 */
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let chosen = NONE;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function chooseComponents(names: readonly string[]): void {
  chosen = names.length === 0 ? NONE : names;
  listeners.forEach((listener) => listener());
}

/** Empty while everything is shown, as in the static HTML. */
export function useChosenComponents(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => NONE,
  );
}
