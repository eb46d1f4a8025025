import { distance } from 'fastest-levenshtein';
import type { VersionData } from '../data/types';
import { findByName, readQuery } from './by-name';
import { findByText } from './by-text';
import type { SearchResult } from './types';

/** A place that both searches find is better than one that only one of them finds. */
function merge(results: readonly SearchResult[]): SearchResult[] {
  const found = new Map<string, SearchResult>();
  for (const result of results) {
    const other = found.get(result.address);
    const [high, low] = !other || other.score < result.score ? [result, other] : [other, result];
    found.set(result.address, { ...high, score: high.score + (low?.score ?? 0) / 4 });
  }
  return [...found.values()].sort((a, b) => b.score - a.score || (a.address < b.address ? -1 : 1));
}

/** The places of a version that fit a query, the best first. */
export function searchVersion(version: VersionData, query: string): SearchResult[] {
  const read = readQuery(query);
  return merge([
    ...findByName(version.searchEntries(), read),
    ...findByText(version.textIndex(), read.words),
  ]);
}

/** Longer words may have two wrong letters. */
function mostChanges(word: string): number {
  return word.length > 5 ? 2 : 1;
}

/**
 * The query with each unknown word replaced by the closest one that texts have.
 * @returns undefined if nothing was replaced
 */
export function correctQuery(version: VersionData, query: string): string | undefined {
  const { words } = version.textIndex();
  const known = Object.keys(words);
  const corrected = readQuery(query).words.map((word) => {
    if (Object.hasOwn(words, word)) return word;
    const near = known
      .map((each) => ({ each, changes: distance(each, word) }))
      .filter(({ changes }) => changes <= mostChanges(word));
    return near.sort((a, b) => a.changes - b.changes)[0]?.each ?? word;
  });
  const text = corrected.join(' ');
  return text === readQuery(query).words.join(' ') ? undefined : text;
}
