import { KEYS_FILE, pieceKey, reversed } from '@site/model/search';
import type { EndsPiece, NamesPiece, PieceKeys } from '@site/model/search-index';
import type { ReadFile } from './files';

/** The list of names, of which only what a query needs is read. */
export interface NameList {
  prepare(): Promise<void>;
  /** What is listed under words that begin as one does. */
  piece(word: string): Promise<NamesPiece>;
  /** Words that begin or end as one does, with the number of their entries. */
  wordsLike(word: string): Promise<EndsPiece>;
  /** The same, and words with which it has but its first two letters in common. */
  wordsAround(word: string): Promise<EndsPiece>;
}

/** Pieces that are read to offer something in place of nothing. */
const PIECES_AROUND = 8;

function counts(piece: NamesPiece): EndsPiece {
  return Object.fromEntries(Object.entries(piece).map(([word, list]) => [word, list.length]));
}

export function createNameList(read: ReadFile): NameList {
  async function keys(folder: 'names' | 'ends'): Promise<ReadonlySet<string>> {
    return new Set((await read(`${folder}/${KEYS_FILE}.json`)) as PieceKeys);
  }
  async function pieceOf<Piece extends object>(
    folder: 'names' | 'ends',
    word: string,
  ): Promise<Piece | Record<string, never>> {
    const key = pieceKey(word, await keys(folder));
    return key === undefined ? {} : ((await read(`${folder}/${key}.json`)) as Piece);
  }
  const piece = (word: string): Promise<NamesPiece> => pieceOf<NamesPiece>('names', word);
  async function wordsLike(word: string): Promise<EndsPiece> {
    const ends = await pieceOf<EndsPiece>('ends', reversed(word));
    return { ...ends, ...counts(await piece(word)) };
  }
  return {
    prepare: async () => void (await keys('names')),
    piece,
    wordsLike,
    async wordsAround(word) {
      const begin = word.slice(0, 2);
      const near = [...(await keys('names'))]
        .filter((key) => key.startsWith(begin) && key.length <= begin.length + 1)
        .slice(0, PIECES_AROUND);
      const pieces = await Promise.all(near.map((key) => piece(key)));
      return Object.assign(await wordsLike(word), ...pieces.map(counts)) as EndsPiece;
    },
  };
}
