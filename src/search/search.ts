import { createReader } from './files';
import { findEntries } from './find-entries';
import { nearestWords } from './nearest-words';
import { matchesFilters, rank } from './rank';
import { scoreEntries } from './score-entries';
import { startText, type TextSearch } from './text';
import { isPage, type ReaderPlace, type SearchAnswer, type SearchFilters } from './types';
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

/**
 * @param baseUrl of the language
 * @param folder of the index, from there; ends with a slash
 */
export function createSearch(baseUrl: string, folder: string): Search {
  const root = baseUrl + folder;
  const read = createReader(root);
  const address = (path: string) => baseUrl + path.slice(1);
  let started: Promise<TextSearch> | undefined;
  const text = (): Promise<TextSearch> => {
    const starting = (started ??= startText(root));
    starting.catch(() => (started = undefined));
    return starting;
  };
  async function findNearest(query: string, place: ReaderPlace): Promise<SearchAnswer['nearest']> {
    const words = await nearestWords(read, query);
    const tokens = tokensOf(words.join(' '));
    const { entries } = await findEntries(read, tokens);
    const pages = rank(scoreEntries(entries, tokens, ''), [], place, address).filter(isPage);
    return { words, pages: pages.slice(0, NEAREST_PAGES) };
  }
  return {
    prepare: async () => void (await text()),
    async run(query, filters, place) {
      const asked = tokensOf(query);
      const [{ tokens, entries }, engine] = await Promise.all([findEntries(read, asked), text()]);
      const meant = tokens.map(({ word }) => word).join(' ');
      const isCorrected = tokens.some(({ word }, index) => word !== asked[index]?.word);
      const pages = await engine.find(isCorrected ? meant : query, tokens, filters);
      const own = scoreEntries(
        entries.filter((entry) => matchesFilters(entry, filters)),
        tokens,
        isCorrected ? meant : query,
      );
      const results = rank(own, pages, place, address).slice(0, RESULTS);
      const nearest = results.length === 0 ? await findNearest(query, place) : undefined;
      return { results, ...(isCorrected && { corrected: meant }), ...(nearest && { nearest }) };
    },
  };
}
