import { familyOfAddress } from '../data/addresses';
import type { TextIndex } from '../data/types';
import type { SearchResult } from './types';

/** Constants of the ranking function BM25: https://en.wikipedia.org/wiki/Okapi_BM25 */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.75;

/** The best section gets as much as a name that has all words. */
const BEST = 55;

const MOST = 30;

function averageLength({ sections }: TextIndex): number {
  return sections.reduce((sum, { length }) => sum + length, 0) / Math.max(1, sections.length);
}

/** Points of each section that has a word of the query. */
function rank(index: TextIndex, words: readonly string[]): Map<number, number> {
  const points = new Map<number, number>();
  const average = averageLength(index);
  for (const word of new Set(words)) {
    const places = Object.hasOwn(index.words, word) ? (index.words[word] ?? []) : [];
    const count = places.length / 2;
    const rarity = Math.log(1 + (index.sections.length - count + 0.5) / (count + 0.5));
    for (let at = 0; at < places.length; at += 2) {
      const [section = 0, times = 0] = [places[at], places[at + 1]];
      const length = index.sections[section]?.length ?? average;
      const damping = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * length) / average);
      const gain = (rarity * times * (SATURATION + 1)) / (times + damping);
      points.set(section, (points.get(section) ?? 0) + gain);
    }
  }
  return points;
}

/** Sections whose text has words of a query, the best first. */
export function findByText(index: TextIndex, words: readonly string[]): SearchResult[] {
  const ranked = [...rank(index, words)].sort((a, b) => b[1] - a[1]).slice(0, MOST);
  const best = ranked[0]?.[1] ?? 1;
  return ranked.flatMap(([place, points]) => {
    const section = index.sections[place];
    if (!section) return [];
    const { address, page, heading } = section;
    return [
      {
        title: heading || page,
        kind: heading ? 'section' : 'page',
        address,
        detail: heading ? page : undefined,
        family: familyOfAddress(address),
        score: (BEST * points) / best,
      },
    ];
  });
}
