import { pieceKey, reversed } from '@site/config/search';
import type { EndsPiece, NamesPiece, PieceKeys } from '@site/plugins/search/model';
import type { ReadFile } from './files';

/** The list of names, of which only what a query needs is read. */
export interface NameList {
  prepare(): Promise<void>;
  /** What is listed under words that begin as one does. */
  piece(word: string): Promise<NamesPiece>;
  /** Words that begin or end as one does, with the number of their entries. */
  wordsLike(word: string): Promise<EndsPiece>;
}

export function createNameList(read: ReadFile): NameList {
  const keys = async (): Promise<Record<keyof PieceKeys, ReadonlySet<string>>> => {
    const { names, ends } = (await read('keys.json')) as PieceKeys;
    return { names: new Set(names), ends: new Set(ends) };
  };
  async function piece(word: string): Promise<NamesPiece> {
    const key = pieceKey(word, (await keys()).names);
    return key === undefined ? {} : ((await read(`names/${key}.json`)) as NamesPiece);
  }
  return {
    prepare: async () => void (await keys()),
    piece,
    async wordsLike(word) {
      const key = pieceKey(reversed(word), (await keys()).ends);
      const begin = Object.entries(await piece(word)).map(([own, list]) => [own, list.length]);
      const ends = key === undefined ? {} : ((await read(`ends/${key}.json`)) as EndsPiece);
      return { ...ends, ...(Object.fromEntries(begin) as EndsPiece) };
    },
  };
}
