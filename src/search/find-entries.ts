import type { NamesPiece, SearchEntry, WordList } from '@site/plugins/search/model';
import { letterLists } from '@site/config/search';
import type { ReadFile } from './files';
import { isNear, likeness, stemOf, type Token } from './words';

/** Words of the index that answer a word of the query. */
interface FoundWords {
  /** The word as it was meant: another one where it was misspelt. */
  token: Token;
  words: { word: string; count: number; piece: number; like: number }[];
}

/** Of a beginning such as "co" there are many words; the closest are enough. */
const WORDS_PER_TOKEN = 12;
const PIECES_PER_TOKEN = 2;
const TOKENS = 3;

async function readWords(read: ReadFile, word: string): Promise<WordList> {
  const lists = await Promise.all(letterLists(word).map((letter) => read(`words/${letter}.json`)));
  return Object.assign({}, ...lists) as WordList;
}

/** The word nearest to a misspelt one: that with the most entries. */
function nearest(typed: string, list: WordList): string | undefined {
  const near = Object.keys(list).filter((word) => isNear(typed, word));
  const rank = (word: string) =>
    Math.abs(word.length - typed.length) * 100 - (list[word]?.[0] ?? 0);
  return near.sort((a, b) => rank(a) - rank(b))[0];
}

function answers(token: Token, list: WordList): FoundWords['words'] {
  return Object.entries(list)
    .map(([word, [count, piece]]) => ({ word, count, piece, like: likeness(token, word) }))
    .filter(({ like }) => like > 0)
    .sort((a, b) => b.like - a.like || b.count - a.count)
    .slice(0, WORDS_PER_TOKEN);
}

async function findWords(read: ReadFile, token: Token): Promise<FoundWords> {
  const list = await readWords(read, token.word);
  const words = answers(token, list);
  if (words.length > 0) return { token, words };
  const word = nearest(token.word, list);
  if (word === undefined) return { token, words };
  const meant = { ...token, word, stem: stemOf(word) };
  return { token: meant, words: answers(meant, list) };
}

function piecesOf({ words }: FoundWords): number[] {
  return [...new Set(words.map(({ piece }) => piece))].slice(0, PIECES_PER_TOKEN);
}

function countOf({ words }: FoundWords): number {
  return words.reduce((sum, { count }) => sum + count, 0);
}

export interface FoundEntries {
  /** The query as it was meant. */
  tokens: Token[];
  entries: SearchEntry[];
}

/** Entries of the list of names that have a word of the query; the rare words decide. */
export async function findEntries(read: ReadFile, query: readonly Token[]): Promise<FoundEntries> {
  const found = await Promise.all(query.map((token) => findWords(read, token)));
  const telling = found
    .filter(({ token, words }) => words.length > 0 && (token.weight === 1 || query.length === 1))
    .sort((a, b) => countOf(a) - countOf(b))
    .slice(0, TOKENS);
  const entries = await Promise.all(
    telling.map(async (one) => {
      const pieces = await Promise.all(piecesOf(one).map((piece) => read(`names/${piece}.json`)));
      const all = Object.assign({}, ...pieces) as NamesPiece;
      return one.words.flatMap(({ word }) => all[word] ?? []);
    }),
  );
  const unique = new Map(entries.flat().map((entry) => [`${entry.kind} ${entry.path}`, entry]));
  return { tokens: found.map(({ token }) => token), entries: [...unique.values()] };
}
