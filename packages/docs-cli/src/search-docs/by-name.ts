import { FAMILIES } from '../../../../model/families';
import { textWords } from '../text/words';
import { lettersOf, type SearchableEntry } from './searchable';
import type { SearchResult } from './types';

/** What a kind is worth when names fit equally well. */
const BONUS: Readonly<Record<string, number>> = {
  page: 8,
  migration: 8,
  api: 7,
  prop: 6,
  method: 5,
  slot: 4,
  section: 3,
};

const SCORES = { whole: 100, beginning: 60, words: 40 };

/** What a page about something deprecated is worth less. */
const DEPRECATED = 20;

export interface SearchQuery {
  letters: string;
  words: readonly string[];
}

/** A query as names are compared with it. */
export function readQuery(text: string): SearchQuery {
  return { letters: lettersOf(text), words: textWords(text) };
}

/** The whole query is the name, or its beginning; else each word is in it, in any order. */
function scoreOf({ name, owner = '', words }: SearchableEntry, query: SearchQuery): number {
  const hasAll = query.words.every((word) => words.includes(` ${word}`));
  if (!hasAll || query.words.length === 0) return 0;
  const own = lettersOf(name);
  const owned = lettersOf(owner) + own;
  if (query.letters === own || query.letters === owned) return SCORES.whole;
  const isBeginning = own.startsWith(query.letters) || owned.startsWith(query.letters);
  // The shorter the name, the more of it the query is.
  const share = query.letters.length / Math.max(query.letters.length, owned.length);
  return (isBeginning ? SCORES.beginning : SCORES.words) + 20 * share;
}

function resultOf(entry: SearchableEntry, score: number): SearchResult {
  const { name, owner, kind, path, detail } = entry;
  const family = FAMILIES.find(({ sidebar }) => sidebar === entry.family);
  return {
    title: owner ? `${owner}.${name}` : name,
    kind,
    address: path,
    detail,
    family: family && 'hasPackages' in family ? family.id : undefined,
    score,
  };
}

/** Pages, sections and members whose names fit a query. */
export function findByName(
  entries: readonly SearchableEntry[],
  query: SearchQuery,
): SearchResult[] {
  return entries.flatMap((entry) => {
    const score = scoreOf(entry, query);
    if (score === 0) return [];
    return [
      resultOf(entry, score + (BONUS[entry.kind] ?? 0) - (entry.deprecated ? DEPRECATED : 0)),
    ];
  });
}
