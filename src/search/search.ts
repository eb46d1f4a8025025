import { createEngines, type Engines } from './engines';
import { createReader } from './files';
import { findEntries } from './find-entries';
import { nearestWords } from './nearest-words';
import { createNameList } from './name-list';
import { matchesFilters, rank } from './rank';
import { scoreEntries } from './score-entries';
import type { TextSearch } from './text';
import { isPage, type ReaderPlace, type SearchAnswer, type SearchFilters } from './types';

/** Number of pages with text and of all results, at first and after a request for more. */
const AMOUNTS = { few: { pages: 3, results: 12 }, more: { pages: 12, results: 40 } } as const;
export type Amount = keyof typeof AMOUNTS;

/** Number of suggested pages if nothing was found. */
const NEAREST_PAGES = 3;

/** Request of a reader. */
export interface SearchRequest {
  query: string;
  filters: SearchFilters;
  place: ReaderPlace;
  amount: Amount;
}

/** The search of one version in one language. */
export interface Search {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** @throws when a file of the index cannot be read */
  run(request: SearchRequest): Promise<SearchAnswer>;
}

/**
 * @param baseUrl of the language
 * @param folder of the index, from there; ends with a slash
 */
export function createSearch(baseUrl: string, folder: string): Search {
  const root = baseUrl + folder;
  const names = createNameList(createReader(root));
  const address = (path: string) => baseUrl + path.slice(1);
  const runWith = createEngines(root);
  async function findNearest(query: string, place: ReaderPlace): Promise<SearchAnswer['nearest']> {
    const words = await nearestWords(names, query);
    const { entries, tokens, asked } = await findEntries(names, words.join(' '));
    const pages = rank(scoreEntries(entries, tokens, asked), [], place, address).filter(isPage);
    return { words, pages: pages.slice(0, NEAREST_PAGES) };
  }
  async function find(
    request: SearchRequest,
    { prose, reference }: Engines,
  ): Promise<SearchAnswer> {
    const { query, filters, place, amount } = request;
    const { asked, text, tokens, entries, isCorrected } = await findEntries(names, query);
    const allowed = entries.filter((entry) => matchesFilters(entry, filters));
    const scored = scoreEntries(allowed, tokens, asked);
    const most = AMOUNTS[amount];
    const answer = async (engine: () => Promise<TextSearch>): Promise<SearchAnswer> => {
      const { pages, total } = await (await engine()).find(text, tokens, filters, most.pages);
      const results = rank(scored, pages, place, address);
      const hasMore = total > pages.length || results.length > most.results;
      return {
        results: results.slice(0, most.results),
        hasMore: hasMore && amount === 'few',
        ...(isCorrected && { corrected: asked.text }),
      };
    };
    const first = await answer(filters.kind === 'api' ? reference : prose);
    if (first.results.length > 0) return first;
    // Topics without a page may be in a description of the API reference.
    const second = filters.kind === undefined ? await answer(reference) : first;
    if (second.results.length > 0) return second;
    return { ...second, nearest: await findNearest(query, place) };
  }
  return {
    prepare: () =>
      runWith(async ({ prose }) => void (await Promise.all([prose(), names.prepare()]))),
    run: (request) => runWith((engines) => find(request, engines)),
  };
}
