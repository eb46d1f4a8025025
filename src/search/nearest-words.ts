import { distance as editDistance } from 'fastest-levenshtein';
import type { NameList } from './name-list';
import { lookedUpWords } from './words';

/** Number of suggested words, and their maximum edit distance per letter of the longer word. */
const OFFERED = 3;
const EDITS_PER_LETTER = 0.4;

/** The words of the list of names that are nearest to those of a query without results. */
export async function nearestWords(list: NameList, query: string): Promise<string[]> {
  const near = lookedUpWords(query).map(async (typed) =>
    Object.entries(await list.wordsAround(typed))
      .map(([word, count]) => ({ word, count, far: editDistance(typed, word) }))
      .filter(({ word, far }) => far <= Math.max(typed.length, word.length) * EDITS_PER_LETTER),
  );
  const found = (await Promise.all(near)).flat();
  found.sort((a, b) => a.far - b.far || b.count - a.count);
  return [...new Set(found.map(({ word }) => word))].slice(0, OFFERED);
}
