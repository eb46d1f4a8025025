import { REFERENCE_FOLDER } from '@site/config/search';
import { createReader } from './files';
import { findEntries } from './find-entries';
import { nearestWords } from './nearest-words';
import { createNameList } from './name-list';
import { matchesFilters, rank } from './rank';
import { scoreEntries } from './score-entries';
import { startText, type TextSearch } from './text';
import {
  isPage,
  type ReaderPlace,
  type SearchAnswer,
  type SearchFilters,
  type SearchResult,
} from './types';
import { tokensOf } from './words';

/** Results that a query gives at most. */
const RESULTS = 12;

/** Pages that are offered where there are none. */
const NEAREST_PAGES = 3;

/** The search of one version in one language. */
export interface Search {
  /** Loads what every query needs. */
  prepare(): Promise<void>;
  /** @throws when a file of the index cannot be read */
  run(query: string, filters: SearchFilters, place: ReaderPlace): Promise<SearchAnswer>;
}

/** Starts something when it is first needed, and again after it failed. */
function startOnce<Started>(start: () => Promise<Started>): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  return () => {
    const starting = (started ??= start());
    starting.catch(() => (started = undefined));
    return starting;
  };
}

/**
 * @param baseUrl of the language
 * @param folder of the index, from there; ends with a slash
 */
export function createSearch(baseUrl: string, folder: string): Search {
  const root = baseUrl + folder;
  const names = createNameList(createReader(root));
  const address = (path: string) => baseUrl + path.slice(1);
  const prose = startOnce(() => startText(root, root));
  const reference = startOnce(() => startText(root, `${root}${REFERENCE_FOLDER}/`));
  async function findNearest(query: string, place: ReaderPlace): Promise<SearchAnswer['nearest']> {
    const words = await nearestWords(names, query);
    const tokens = tokensOf(words.join(' '));
    const { entries } = await findEntries(names, tokens);
    const pages = rank(scoreEntries(entries, tokens, ''), [], place, address).filter(isPage);
    return { words, pages: pages.slice(0, NEAREST_PAGES) };
  }
  return {
    prepare: async () => void (await Promise.all([prose(), names.prepare()])),
    async run(query, filters, place) {
      const asked = tokensOf(query);
      const { tokens, entries } = await findEntries(names, asked);
      const isCorrected = tokens.some(({ word }, index) => word !== asked[index]?.word);
      const meant = isCorrected ? tokens.map(({ word }) => word).join(' ') : query;
      const allowed = entries.filter((entry) => matchesFilters(entry, filters));
      const scored = scoreEntries(allowed, tokens, meant);
      const rankWith = async (text: () => Promise<TextSearch>): Promise<SearchResult[]> => {
        const pages = await (await text()).find(meant, tokens, filters);
        return rank(scored, pages, place, address).slice(0, RESULTS);
      };
      let results = await rankWith(filters.kind === 'api' ? reference : prose);
      // What nobody has written about may be in a description of the reference.
      if (results.length === 0 && filters.kind === undefined) results = await rankWith(reference);
      const nearest = results.length === 0 ? await findNearest(query, place) : undefined;
      return { results, ...(isCorrected && { corrected: meant }), ...(nearest && { nearest }) };
    },
  };
}
