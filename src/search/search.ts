import { createReader } from './files';
import { findEntries } from './find-entries';
import { matchesFilters, rank } from './rank';
import { scoreEntries } from './score-entries';
import { startText, type TextSearch } from './text';
import type { ReaderPlace, SearchAnswer, SearchFilters } from './types';
import { tokensOf } from './words';

/** Results that a query gives at most. */
const RESULTS = 12;

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
      return { results, suggestions: [], ...(isCorrected && { corrected: meant }) };
    },
  };
}
