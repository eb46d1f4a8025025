import { hasHan, lettersOf, replaceWords, wordsOf } from '@site/model/search';
import type { SearchEntry } from '@site/model/search-index';
import { askedName, type AskedName } from './asked-name';
import { correctName, joinedNeighbors, partWord } from './name-words';
import { entriesOf, type NameList } from './name-list';
import {
  isNear,
  lookedUpWords,
  similarity,
  stemOf,
  tokensOf,
  withinLimits,
  type Token,
} from './words';

/** Words of the list that answer a word of the query. */
interface FoundWords {
  typed: string;
  /** The corrected word, if it was misspelled. */
  token: Token;
  words: { word: string; like: number; entries: SearchEntry[] }[];
}

/** Maximum number of words for each word of the query: a beginning such as "col" has many. */
const WORDS_PER_TOKEN = 12;

async function answersIn(
  list: NameList,
  token: Token,
  begin: string,
): Promise<FoundWords['words']> {
  return Object.entries(await list.shard(begin))
    .map(([word, entries]) => ({ word, like: similarity(token, word), entries }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || b.entries.length - a.entries.length)
    .slice(0, WORDS_PER_TOKEN);
}

/** Words that answer one of the query; its other forms may be in another shard than itself. */
async function answers(list: NameList, token: Token): Promise<FoundWords['words']> {
  const own = await answersIn(list, token, token.word);
  return own.length > 0 || token.stem === token.word ? own : answersIn(list, token, token.stem);
}

/** Returns the correction of a misspelled word: the same length, and the most entries. */
async function meantBy(list: NameList, typed: string): Promise<string | undefined> {
  const counts = await list.wordsLike(typed);
  const near = Object.keys(counts).filter((word) => isNear(typed, word));
  const rank = (word: string) => Math.abs(word.length - typed.length) * 100 - (counts[word] ?? 0);
  return near.sort((a, b) => rank(a) - rank(b))[0];
}

async function findWords(list: NameList, token: Token): Promise<FoundWords> {
  const typed = token.word;
  const words = await answers(list, token);
  if (words.length > 0) return { typed, token, words };
  const word = await meantBy(list, typed);
  if (word === undefined) return { typed, token, words };
  const meant = { ...token, word, stem: stemOf(word), typed: token };
  return { typed, token: meant, words: await answers(list, meant) };
}

type Parts = ReadonlyMap<string, readonly string[]>;

/** The words in each word of a query that is looked up. A Chinese character is always one. */
async function partWords(list: NameList, query: string): Promise<Parts> {
  const words = hasHan(query) ? [] : lookedUpWords(query);
  const parts = words.map(async (word) => [word, await partWord(list, word)] as const);
  return new Map(await Promise.all(parts));
}

function partsOf(chunk: string, parts: Parts): string[] {
  return wordsOf(chunk).flatMap((word) => parts.get(word) ?? word);
}

/** Texts have numbers with their letters, such as "v7", and Chinese words of several characters. */
function textOf({ text }: AskedName, parts: Parts): string {
  return text
    .split(/\s+/)
    .flatMap((chunk) => (/\p{N}/u.test(chunk) || hasHan(chunk) ? chunk : partsOf(chunk, parts)))
    .join(' ');
}

/** Words for texts besides those of `textOf`: names as they are, and words before their correction. */
function namesIn({ text }: AskedName, parts: Parts, found: readonly FoundWords[]): string[] {
  const isName = (chunk: string) => partsOf(chunk, parts).length > 1 && !hasHan(chunk);
  const misspelled = found.filter(({ typed, token }) => typed !== token.word);
  return [...text.split(/\s+/).filter(isName), ...misspelled.map(({ typed }) => typed)];
}

export interface FoundEntries {
  /** The query as a name. */
  typed: AskedName;
  /** The same, corrected. */
  asked: AskedName;
  /** The corrected query for texts, with the words of names apart. */
  text: string;
  /** Names in it that have several words, and words as they were typed. */
  names: string[];
  /** The words of the corrected query. */
  tokens: Token[];
  isCorrected: boolean;
  entries: SearchEntry[];
}

/** The words of a query, those that were written together apart: these share the weight of one. */
function tokensIn({ text }: AskedName, parts: Parts): Token[] {
  const chunks = text.split(/\s+/).map((chunk) => partsOf(chunk, parts));
  const together = (word: string) =>
    Math.min(...chunks.filter((words) => words.includes(word)).map((words) => words.length));
  return tokensOf(chunks.flat().join(' ')).map((token) => ({
    ...token,
    weight: token.weight / Math.sqrt(together(token.word)),
  }));
}

/** Corrects words where they are, as dots between them are those of a name. */
function correctWords(name: AskedName, found: readonly FoundWords[]): AskedName {
  const misspelled = found.filter(({ typed, token }) => typed !== token.word);
  if (misspelled.length === 0) return name;
  const meant = new Map(misspelled.map(({ typed, token }) => [typed, token.word]));
  return askedName(replaceWords(name.text, meant));
}

/** Entries that are listed under exactly one of these words. */
async function entriesNamed(list: NameList, words: readonly string[]): Promise<SearchEntry[]> {
  const found = words.map(async (word) => entriesOf(await list.shard(word), word));
  return (await Promise.all(found)).flat();
}

/** Entries of the list of names that have a word of the query, or whose name it is. */
export async function findEntries(list: NameList, query: string): Promise<FoundEntries> {
  const typed = askedName(withinLimits(query));
  const name = await correctName(list, typed);
  const parts = await partWords(list, name.text);
  const tokens = tokensIn(name, parts);
  const telling = tokens.filter(({ isFilling }) => !isFilling);
  const sought = telling.length > 0 ? telling : tokens;
  const found = await Promise.all(sought.map((token) => findWords(list, token)));
  const meant = new Map(found.map(({ typed: word, token }) => [word, token]));
  const asked = correctWords(name, found);
  const letters = lettersOf(asked.member ?? asked.text);
  const joined = await joinedNeighbors(list, asked.text);
  const exact = await entriesNamed(list, [letters, ...joined]);
  const entries = [
    ...exact,
    ...found.flatMap(({ words }) => words.flatMap((word) => word.entries)),
  ];
  const unique = new Map(entries.map((entry) => [`${entry.kind} ${entry.path}`, entry]));
  return {
    typed,
    asked,
    text: textOf(asked, parts),
    names: [...namesIn(asked, parts, found), ...joined],
    tokens: tokens.map((token) => meant.get(token.word) ?? token),
    isCorrected: asked.text !== typed.text,
    entries: [...unique.values()],
  };
}

/**
 * Takes back the corrections of words that texts have.
 * @param known such words, as they were typed
 */
export function asTyped(found: FoundEntries, known: ReadonlySet<string>): FoundEntries {
  if (known.size === 0) return found;
  const tokens = found.tokens.map((token) =>
    token.typed && known.has(token.typed.word) ? token.typed : token,
  );
  const isCorrected = tokens.some(({ typed }) => typed !== undefined);
  return { ...found, tokens, isCorrected, asked: isCorrected ? found.asked : found.typed };
}
