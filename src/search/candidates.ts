import { hasHan, partHan } from '@site/model/search';
import type { Pagefind, PagefindResult } from './pagefind';
import { withoutStopWords } from './words';

/** A page that has words of a query. */
export interface Candidate {
  score: number;
  /** Its words that match, by their numbers, in their order. */
  locations: number[];
  data: PagefindResult['data'];
}

/** What a page is worth that has only few of the words, relative to one that has all. */
const FEW = 0.4;

/** Before all others: pages in which Chinese words are adjacent as they are in the query. */
const ADJACENT = 1000;

function add(candidates: Map<string, Candidate>, { id, score, words, data }: PagefindResult): void {
  const known = candidates.get(id);
  const locations = [...new Set([...(known?.locations ?? []), ...words])].sort((a, b) => a - b);
  candidates.set(id, { score: (known?.score ?? 0) + score, locations, data: known?.data ?? data });
}

/**
 * Finds pages by each word of a query. Pagefind returns pages that have all of them: of words for the
 * same thing a page has often only some.
 * @param names words of the query that were written together, as they are
 */
export async function findCandidates(
  pagefind: Pagefind,
  query: string,
  names: readonly string[],
  filters: object,
): Promise<Candidate[]> {
  const search = async (term: string) => (await pagefind.search(term, { filters }))?.results ?? [];
  const words = [...new Set(partHan(withoutStopWords(query)).split(/\s+/))].filter(Boolean);
  const found = await Promise.all([...words, ...names].map(search));
  const candidates = new Map<string, Candidate>();
  const counts = new Map<string, number>();
  found.forEach((results, index) => {
    for (const result of results) {
      add(candidates, result);
      if (index < words.length) counts.set(result.id, (counts.get(result.id) ?? 0) + 1);
    }
  });
  for (const [id, candidate] of candidates) {
    candidate.score *= FEW + (1 - FEW) * ((counts.get(id) ?? 0) / words.length);
  }
  const adjacent = hasHan(query) ? await search(`"${partHan(query)}"`) : [];
  for (const { id } of adjacent) {
    const candidate = candidates.get(id);
    if (candidate) candidate.score += ADJACENT;
  }
  return [...candidates.values()].sort((a, b) => b.score - a.score);
}
