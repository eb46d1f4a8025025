import { firstKey, lettersOf, listedWords, reversed } from '../../../model/search';
import {
  sectionId,
  type EndsShard,
  type NamesShard,
  type SearchEntry,
} from '../../../model/search-index';

/** Characters of JSON after which a shard is full; a fifth of it goes over the wire. */
const FULL = { names: 16_000, ends: 4000 };

/** A word such as "grid" is in hundreds of names: only the most important ones are listed. */
const ENTRIES_PER_WORD = 60;

/** Shortest length of words that are likely to be mistyped. */
const LONG_ENOUGH = 4;

const KINDS: readonly SearchEntry['kind'][] = ['page', 'section', 'prop', 'method'];

/** Pages first, then the shortest names: `columns` before `columnsPanelWidth`. */
function byWeight(a: SearchEntry, b: SearchEntry): number {
  const place = ({ kind }: SearchEntry) =>
    KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length;
  return place(a) - place(b) || a.name.length - b.name.length || a.name.localeCompare(b.name, 'en');
}

/** Other names of an entry, under which it is found as well. */
function othersOf(entry: SearchEntry): string[] {
  if (entry.kind === 'section') return [sectionId(entry)];
  return entry.kind === 'page' ? [entry.label ?? '', ...(entry.also ?? '').split('; ')] : [];
}

/** A former name is found as a whole only, so it takes no place from others that have its words. */
function wordsOfEntry(entry: SearchEntry): string[] {
  if ('removedIn' in entry) return [lettersOf(entry.name)];
  return [...new Set([entry.name, ...othersOf(entry)].flatMap(listedWords))];
}

/** Whatever is called like the word itself comes before longer names. */
function nameFirst(entries: readonly SearchEntry[], word: string): SearchEntry[] {
  const isNamed = ({ name }: SearchEntry) => Number(lettersOf(name) === word);
  return [...entries].sort((a, b) => isNamed(b) - isNamed(a));
}

function entriesByWord(entries: readonly SearchEntry[]): Map<string, SearchEntry[]> {
  const words = new Map<string, SearchEntry[]>();
  for (const entry of [...entries].sort(byWeight)) {
    for (const word of wordsOfEntry(entry)) {
      const list = words.get(word);
      if (list) list.push(entry);
      else words.set(word, [entry]);
    }
  }
  for (const [word, list] of words) {
    words.set(word, nameFirst(list, word).slice(0, ENTRIES_PER_WORD));
  }
  return words;
}

type Item<Value> = [word: string, value: Value];

function sizeOf(value: unknown): number {
  return JSON.stringify(value).length;
}

/** As much as goes in: short words first, as a beginning that is typed is rather one of these. */
function beginningOf<Value>(items: readonly Item<Value>[], full: number): Item<Value>[] {
  const sorted = [...items].sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
  let size = 0;
  return sorted.filter((item, index) => {
    size += sizeOf(item);
    return index === 0 || size <= full;
  });
}

/** Words of at least that many letters, by these. */
function groupBy<Value>(items: readonly Item<Value>[], length: number): Map<string, Item<Value>[]> {
  const groups = new Map<string, Item<Value>[]>();
  for (const item of items.filter(([word]) => word.length >= length)) {
    const key = item[0].slice(0, length);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/**
 * Splits words by their first letters, as few as make a shard small enough. A shard that is split
 * further keeps as much as fits, for users who have typed only these letters.
 */
function part<Value>(
  key: string,
  items: readonly Item<Value>[],
  full: number,
  shards: Map<string, Item<Value>[]>,
): void {
  shards.set(key, beginningOf(items, full));
  if (sizeOf(items) <= full) return;
  for (const [below, longer] of groupBy(items, key.length + 1)) {
    // If all words continue alike, a shard in between would be the same again.
    if (longer.length === items.length && key !== firstKey(below)) shards.delete(key);
    part(below, longer, full, shards);
  }
}

function partAll<Value>(words: readonly Item<Value>[], full: number): Map<string, Item<Value>[]> {
  const shards = new Map<string, Item<Value>[]>();
  const groups = new Map<string, Item<Value>[]>();
  for (const item of words) {
    const key = firstKey(item[0]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  for (const [key, items] of groups) part(key, items, full, shards);
  return shards;
}

export interface NameShards {
  names: Map<string, NamesShard>;
  ends: Map<string, EndsShard>;
}

/** Parts the list of names so that a query needs little of it, however long it gets. */
export function makeShards(entries: readonly SearchEntry[]): NameShards {
  const words = [...entriesByWord(entries)];
  const names = partAll(words, FULL.names);
  const counts = words
    .filter(([word]) => word.length >= LONG_ENOUGH)
    .map(([word, list]): Item<number> => [reversed(word), list.length]);
  const ends = partAll(counts, FULL.ends);
  return {
    names: new Map([...names].map(([key, items]) => [key, Object.fromEntries(items)])),
    ends: new Map(
      [...ends].map(([key, items]) => [
        key,
        Object.fromEntries(items.map(([word, count]) => [reversed(word), count])),
      ]),
    ),
  };
}
