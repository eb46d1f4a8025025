import { hasHan, lettersOf, wordsOf } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { askedName, type AskedName } from './asked-name';
import { entriesOf, isListed, type NameList } from './name-list';
import { isNear, withoutStopWords } from './words';

/** Shorter names are never taken for a typo. */
const LONG_ENOUGH = 5;

/** Shorter words are parts of many others. */
const SHORTEST_PART = 3;

/** The name of an entry, of pages in the reference without "API". */
function nameOf(entry: SearchEntry): string {
  return (entry.kind === 'page' && entry.pageKind === 'api' && entry.label) || entry.name;
}

function isOfApi(entry: SearchEntry): boolean {
  if (entry.kind === 'section') return false;
  return entry.kind !== 'page' || entry.pageKind === 'api';
}

/** Parts a word where the words of a name begin: `datep` as "Date Picker" is `date` and `p`. */
function partLike(word: string, name: string): string[] {
  const parts: string[] = [];
  let left = word;
  for (const each of wordsOf(name)) {
    if (left !== '') parts.push(left.slice(0, each.length));
    left = left.slice(each.length);
  }
  return parts;
}

/** Parts a word where two listed words meet: `multi` and `sort`. */
async function partInTwo(list: NameList, word: string): Promise<string[]> {
  const beginnings = await list.shard(word);
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (!isListed(beginnings, left)) continue;
    if (isListed(await list.shard(right), right)) return [left, right];
  }
  return [word];
}

/**
 * Returns the words that were written together as one: `date` and `picker` of `datepicker`.
 * Returns the word itself if it is one, or the beginning of one.
 */
export async function partWord(list: NameList, word: string): Promise<string[]> {
  const names = Object.entries(await list.shard(word))
    .filter(([listed]) => listed.startsWith(word))
    .sort(([a], [b]) => a.length - b.length)
    .flatMap(([, entries]) => entries.map(nameOf));
  if (names.length === 0) return partInTwo(list, word);
  if (names.some((name) => wordsOf(name).some((own) => own.startsWith(word)))) return [word];
  const joined = names.find((name) => lettersOf(name).startsWith(word));
  return joined === undefined ? [word] : partLike(word, joined);
}

/**
 * Returns a name that is written in one word, corrected if it has a typo: `valueGetter` for
 * `valueGeter`. The words of such a name may all be right, and yet not what was meant.
 */
export async function correctName(list: NameList, asked: AskedName): Promise<AskedName> {
  const typed = asked.member ?? asked.text;
  const letters = lettersOf(typed);
  if (letters.length < LONG_ENOUGH || wordsOf(typed).length < 2 || /\s/.test(asked.text)) {
    return asked;
  }
  const listed = Object.keys(await list.shard(letters));
  if (listed.some((word) => word.startsWith(letters))) return asked;
  const counts = await list.wordsLike(letters);
  const [meant] = Object.keys(counts)
    .filter((word) => Math.abs(word.length - letters.length) < 2 && isNear(letters, word))
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  if (meant === undefined) return asked;
  const entries = entriesOf(await list.shard(meant), meant);
  const names = entries.filter((entry) => lettersOf(nameOf(entry)) === meant);
  const [name] = [...names.filter(isOfApi), ...names].map(nameOf);
  return name === undefined ? asked : askedName(asked.text.replace(typed, name));
}

/** Of longer questions, neighbors are rarely a name. */
const MOST_NEIGHBORS = 6;

/**
 * Returns neighbors in a query that a name has as one word: `rowcount` of "update row count". Texts
 * have them as they are in code.
 */
export async function joinedNeighbors(list: NameList, query: string): Promise<string[]> {
  const words = hasHan(query) ? [] : withoutStopWords(query).split(/\s+/).map(lettersOf);
  if (words.length > MOST_NEIGHBORS) return [];
  const pairs = words.slice(1).map((word, index) => `${words[index] ?? ''}${word}`);
  const known = pairs.map(async (pair) => {
    const listed = Object.keys(await list.shard(pair));
    return listed.some((word) => word.startsWith(pair)) ? [pair] : [];
  });
  return (await Promise.all(known)).flat();
}
