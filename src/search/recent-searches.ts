import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';

const KEY = 'docs.recentSearches';
const MOST = 6;
const LONGEST = 80;

/** Returns the last queries, the latest first. Ignores stored values that are not such a list. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage(KEY) || '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((query): query is string => typeof query === 'string' && query.trim() !== '')
      .map((query) => query.slice(0, LONGEST))
      .slice(0, MOST);
  } catch {
    return [];
  }
}

/** Remembers a search that led somewhere. */
export function rememberSearch(query: string): void {
  const trimmed = query.trim().slice(0, LONGEST);
  if (trimmed === '') return;
  const others = recentSearches().filter((other) => other !== trimmed);
  writeStorage(KEY, JSON.stringify([trimmed, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  removeStorage(KEY);
}
