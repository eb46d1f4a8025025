import { KEYS_FILE, shardKey, reversed } from '@site/model/search';
import type { EndsShard, NamesShard, SearchEntry, ShardKeys } from '@site/model/search-index';
import type { ReadFile } from './files';

/** The list of names; loads only the shards that a query needs. */
export interface NameList {
  prepare(): Promise<void>;
  /** Loads the entries of words that begin like `word`. */
  shard(word: string): Promise<NamesShard>;
  /** Words that begin or end as one does, with the number of their entries. */
  wordsLike(word: string): Promise<EndsShard>;
  /** The same, and words with the same first two letters. */
  wordsAround(word: string): Promise<EndsShard>;
}

/** Number of shards that are read for suggestions if nothing was found. */
const SHARDS_AROUND = 8;

/** Returns whether a shard has a word. Every object has `constructor`, which may be asked for. */
export function isListed(shard: NamesShard, word: string): boolean {
  return Object.hasOwn(shard, word);
}

/** Returns the entries of exactly this word. */
export function entriesOf(shard: NamesShard, word: string): SearchEntry[] {
  return (isListed(shard, word) && shard[word]) || [];
}

function counts(shard: NamesShard): EndsShard {
  return Object.fromEntries(Object.entries(shard).map(([word, list]) => [word, list.length]));
}

export function createNameList(read: ReadFile): NameList {
  async function keys(folder: 'names' | 'ends'): Promise<ReadonlySet<string>> {
    return new Set((await read(`${folder}/${KEYS_FILE}.json`)) as ShardKeys);
  }
  async function shardOf<Shard extends object>(
    folder: 'names' | 'ends',
    word: string,
  ): Promise<Shard | Record<string, never>> {
    const key = shardKey(word, await keys(folder));
    return key === undefined ? {} : ((await read(`${folder}/${key}.json`)) as Shard);
  }
  const shard = (word: string): Promise<NamesShard> => shardOf<NamesShard>('names', word);
  async function wordsLike(word: string): Promise<EndsShard> {
    const ends = await shardOf<EndsShard>('ends', reversed(word));
    return { ...ends, ...counts(await shard(word)) };
  }
  return {
    prepare: async () => void (await keys('names')),
    shard,
    wordsLike,
    async wordsAround(word) {
      const begin = word.slice(0, 2);
      const near = [...(await keys('names'))]
        .filter((key) => key.startsWith(begin) && key.length <= begin.length + 1)
        .slice(0, SHARDS_AROUND);
      const shards = await Promise.all(near.map((key) => shard(key)));
      return Object.assign(await wordsLike(word), ...shards.map(counts)) as EndsShard;
    },
  };
}
