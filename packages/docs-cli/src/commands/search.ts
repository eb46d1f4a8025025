import { correctQuery, searchVersion } from '../search-docs/search-version';
import type { SearchResult } from '../search-docs/types';
import { fitLines } from '../text/fit';
import { countFrom, needText } from './inputs';
import { UsageError, type Command, type CommandContext } from './types';
import { versionData, versionLines } from './version-lines';

const DEFAULT_LIMIT = 10;
const MOST_RESULTS = 50;
const DEFAULT_BUDGET = 4_000;

/** Each family is searched in the version that answers about it. */
function searchAll(query: string, context: CommandContext): SearchResult[] {
  const versions = context.chosenVersions();
  const found = versions.flatMap((version) =>
    searchVersion(version, query).filter(
      ({ family }) => context.choose(family).version.id === version.id,
    ),
  );
  return found.sort((a, b) => b.score - a.score);
}

function lineOf({ title, kind, detail, address }: SearchResult): string {
  return `${title} (${kind}${detail ? `: ${detail}` : ''})\n  ${address}`;
}

/** Results, and the query with which they were found. */
function searchOrCorrect(query: string, context: CommandContext) {
  const results = searchAll(query, context);
  if (results.length > 0) return { results, query };
  const corrected = correctQuery(context.choose().version, query);
  return corrected
    ? { results: searchAll(corrected, context), query: corrected }
    : { results, query };
}

export const command: Command = {
  name: 'search',
  summary: 'Finds pages, sections and members by their names and by the text of pages.',
  inputs: [
    {
      name: 'query',
      description: 'Words or a name, such as "freeze columns" or checkboxSelection.',
      kind: 'text',
      isArgument: true,
      isRequired: true,
    },
    {
      name: 'limit',
      description: `The number of results, ${DEFAULT_LIMIT} by default and ${MOST_RESULTS} at most.`,
      kind: 'number',
    },
  ],
  run(values, context) {
    const asked = needText(values, 'query');
    const limit = countFrom(values, 'limit', DEFAULT_LIMIT, MOST_RESULTS);
    const { results, query } = searchOrCorrect(asked, context);
    if (results.length === 0) throw new UsageError(`Nothing was found for "${asked}".`);
    const shown = results.slice(0, limit);
    const chosen = context.choose();
    const note =
      query === asked ? [] : [`Nothing was found for "${asked}". This is for "${query}":`];
    return {
      exitCode: 0,
      text: fitLines(
        [...versionLines(chosen), ...note, ...shown.map(lineOf)],
        context.budget ?? DEFAULT_BUDGET,
      ),
      data: {
        ...versionData(chosen, ...context.chosenVersions()),
        query,
        results: shown.map(({ score: _, ...result }) => result),
      },
    };
  },
};
