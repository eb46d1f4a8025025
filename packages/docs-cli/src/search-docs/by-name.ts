import { FAMILIES } from '../../../../model/families';
import { wordsOf } from '../../../../model/search';
import type { SearchEntry } from '../../../../model/search-index';
import { textWords } from '../text/words';
import type { SearchResult } from './types';

/** What a kind is worth when names fit equally well. */
const BONUS: Readonly<Partial<Record<SearchEntry['kind'], number>>> = {
  page: 8,
  prop: 6,
  method: 5,
  slot: 4,
  section: 3,
};

const SCORES = { whole: 100, beginning: 60, words: 40 };

/** The whole query is the name, or its beginning; else each word is in it, in any order. */
function scoreOf(entry: SearchEntry, query: SearchQuery): number {
  const owner = 'owner' in entry ? entry.owner : undefined;
  const [name, owned] = [entry.name, `${owner ?? ''}${entry.name}`].map(lettersOf);
  if (query.letters === name || query.letters === owned) return SCORES.whole;
  const isPart = query.words.every((word) =>
    wordsOfEntry(entry).some((each) => each.startsWith(word)),
  );
  if (!isPart || query.words.length === 0) return 0;
  const isBeginning = name?.startsWith(query.letters) || owned?.startsWith(query.letters);
  // The shorter the name, the more of it the query is.
  const share = query.letters.length / Math.max(query.letters.length, owned?.length ?? 1);
  return (isBeginning ? SCORES.beginning : SCORES.words) + 20 * share;
}

export interface SearchQuery {
  letters: string;
  words: readonly string[];
}

const known = new WeakMap<SearchEntry, readonly string[]>();

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Words by which an entry is found, kept for the next search. */
function wordsOfEntry(entry: SearchEntry): readonly string[] {
  const found = known.get(entry);
  if (found) return found;
  const owner = 'owner' in entry ? entry.owner : undefined;
  const page = entry.kind === 'section' ? entry.page : undefined;
  const also = entry.kind === 'page' ? entry.also : undefined;
  const texts = [entry.name, owner, page, also].filter((text) => text !== undefined);
  // `DataGrid` is found with "data grid" and with "datagrid".
  const whole = [entry.name, owner].filter((text) => text !== undefined).map(lettersOf);
  const words = [...texts.flatMap((text) => [...wordsOf(text), ...textWords(text)]), ...whole];
  known.set(entry, words);
  return words;
}

/** A query as names are compared with it. */
export function readQuery(text: string): SearchQuery {
  return { letters: lettersOf(text), words: textWords(text) };
}

function resultOf(entry: SearchEntry, score: number): SearchResult {
  const family = FAMILIES.find(({ sidebar }) => sidebar === entry.family);
  const owner = 'owner' in entry && entry.owner ? `${entry.owner}.` : '';
  const detail = entry.kind === 'section' ? entry.page : 'type' in entry ? entry.type : undefined;
  return {
    title: `${owner}${entry.name}`,
    kind: entry.kind === 'page' ? entry.pageKind : entry.kind,
    address: entry.path,
    detail,
    family: family && 'hasPackages' in family ? family.id : undefined,
    score,
  };
}

/** Pages, sections and members whose names fit a query. */
export function findByName(entries: readonly SearchEntry[], query: SearchQuery): SearchResult[] {
  return entries.flatMap((entry) => {
    const score = scoreOf(entry, query);
    if (score === 0) return [];
    const isOld = entry.kind === 'page' && entry.deprecated ? 20 : 0;
    return [resultOf(entry, score + (BONUS[entry.kind] ?? 0) - isOld)];
  });
}
