import { createEngines, type Engines } from './engines';
import { createReader } from './files';
import { asTyped, findEntries, type FoundEntries } from './find-entries';
import { nearestWords } from './nearest-words';
import { createNameList, type NameList } from './name-list';
import { matchesFilters, rank } from './rank';
import { scoreEntries } from './score-entries';
import type { TextSearch } from './text';
import { isPage, type ReaderPlace, type SearchAnswer, type SearchFilters } from './types';

/** Number of pages with text and of all results, at first and after a request for more. */
const AMOUNTS = { few: { pages: 8, results: 12 }, more: { pages: 12, results: 40 } } as const;
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

interface Index {
  names: NameList;
  /** Returns the address of a page in the language of the index. */
  address(path: string): string;
}

async function findNearest(
  { names, address }: Index,
  { query, place }: SearchRequest,
): Promise<SearchAnswer['nearest']> {
  const words = await nearestWords(names, query);
  const { entries, tokens, asked } = await findEntries(names, words.join(' '));
  const pages = rank(scoreEntries(entries, tokens, asked), [], place, address).filter(isPage);
  return { words, pages: pages.slice(0, NEAREST_PAGES) };
}

/** Ranks the entries that were found, and the text that an engine finds. */
async function answerWith(
  engine: TextSearch,
  found: FoundEntries,
  { filters, place, amount }: SearchRequest,
  address: Index['address'],
): Promise<SearchAnswer> {
  const most = AMOUNTS[amount];
  const { pages, total } = await engine.find(found, filters, most.pages);
  const known = new Set(pages.flatMap(({ typed }) => typed));
  const { asked, tokens, entries, isCorrected } = asTyped(found, known);
  const allowed = entries.filter((entry) => matchesFilters(entry, filters));
  const results = rank(scoreEntries(allowed, tokens, asked), pages, place, address);
  // If the best pages do not match, others do not: Pagefind counts those with shortened words.
  const hasMorePages = pages.length > 0 && total > pages.length;
  const hasMore = hasMorePages || results.length > most.results;
  return {
    results: results.slice(0, most.results),
    hasMore: hasMore && amount === 'few',
    ...(isCorrected && { corrected: asked.text }),
  };
}

async function find(
  index: Index,
  request: SearchRequest,
  { prose, reference }: Engines,
): Promise<SearchAnswer> {
  const { kind } = request.filters;
  const found = await findEntries(index.names, request.query);
  const answer = async (engine: () => Promise<TextSearch>) =>
    answerWith(await engine(), found, request, index.address);
  const first = await answer(kind === 'api' ? reference : prose);
  if (first.results.length > 0) return first;
  // Topics without a page may be in a description of the API reference.
  const second = kind === undefined ? await answer(reference) : first;
  if (second.results.length > 0) return second;
  return { ...second, nearest: await findNearest(index, request) };
}

/**
 * @param baseUrl of the language
 * @param folder of the index, from there; ends with a slash
 */
export function createSearch(baseUrl: string, folder: string): Search {
  const root = baseUrl + folder;
  const names = createNameList(createReader(root));
  const index: Index = { names, address: (path) => baseUrl + path.slice(1) };
  const runWith = createEngines(root);
  return {
    prepare: () =>
      runWith(async ({ prose }) => void (await Promise.all([prose(), names.prepare()]))),
    run: (request) => runWith((engines) => find(index, request, engines)),
  };
}
