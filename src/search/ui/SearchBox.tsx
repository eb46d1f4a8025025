import { useId, useMemo, useState, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { SearchFilters } from '@site/src/search/types';
import { DocsSearchLink } from './DocsSearchLink';
import { Failure } from './Failure';
import { Filters } from './Filters';
import { NoResults } from './NoResults';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { firstChoice, groupRows } from './rows';
import frameSheet from '-!./search.css?source';
import resultsSheet from '-!./search-results.css?source';
import { useAnswer, type AnswerState } from './useAnswer';
import { useChoose, type Choosing } from './useChoose';
import { useResultKeys } from './useResultKeys';
import { useSearchIndex, type SearchIndex } from './useSearchIndex';
import './texts';

interface SearchBoxProps {
  query: string;
  onQuery(query: string): void;
  /** Called when a result was chosen. */
  onLeave(): void;
}

/** Text for screen readers: the number of results, and the corrected query if it was misspelled. */
function Status({ found }: { found: AnswerState }): ReactNode {
  const text = useText();
  const { state, answer } = found;
  const corrected = answer?.corrected;
  const count = state === 'ready' ? answer?.results.length : undefined;
  return (
    <div role="status" className="search-status">
      {count !== undefined && text('search.count', { count })}
      {count !== undefined && corrected && ` ${text('search.corrected', { query: corrected })}`}
    </div>
  );
}

interface BelowResultsProps extends Pick<SearchBoxProps, 'onQuery'> {
  found: AnswerState;
  index: SearchIndex;
  isFiltered: boolean;
  onUnfilter(): void;
  onMore(): void;
}

/** Content below the results, or in place of them. */
function BelowResults({
  found,
  index,
  isFiltered,
  onQuery,
  onUnfilter,
  onMore,
}: BelowResultsProps): ReactNode {
  const text = useText();
  const { state, answer, query, retry } = found;
  if (state === 'idle') return <RecentSearches onQuery={onQuery} />;
  if (state === 'failed') return <Failure retry={retry} searched={index} />;
  if (answer?.hasMore) {
    return (
      <button type="button" className="search-chip" onClick={onMore}>
        {text('search.more')}
      </button>
    );
  }
  if (state !== 'ready' || answer?.results.length !== 0) return null;
  const props = { query, nearest: answer.nearest, isFiltered, isElsewhere: index.isElsewhere };
  return <NoResults {...props} onQuery={onQuery} onUnfilter={onUnfilter} />;
}

/** Searches an index for a query, with filters. */
function useSearchRequest(query: string) {
  const index = useSearchIndex();
  const { search, place, language, chooseLanguage } = index;
  const [limits, setLimits] = useState<SearchFilters>({});
  // Of a version without the language, the English index is searched.
  const written = language === place.language ? language : undefined;
  const filters = useMemo(() => ({ ...limits, language: written }), [limits, written]);
  // Query for which the reader wants more results; each new query starts again.
  const [more, setMore] = useState<string>();
  const amount = more === query ? ('more' as const) : ('few' as const);
  const found = useAnswer({ search, query, filters, place, amount });
  return {
    index,
    limits,
    setLimits,
    found,
    isFiltered: Object.values(filters).some((value) => value !== undefined),
    unfilter: () => {
      setLimits({});
      chooseLanguage(undefined);
    },
    askForMore: () => setMore(query),
  };
}

/** The rows of an answer, of which keys choose one. */
function useRows({ answer, query }: AnswerState, { opened, choose }: Choosing) {
  const prefix = useId();
  const results = answer?.results;
  const groups = useMemo(() => groupRows(results ?? [], prefix, opened), [results, prefix, opened]);
  const rows = groups.flatMap((group) => group.rows);
  const ids = rows.map((row) => row.id);
  const { active, onKeyDown } = useResultKeys(
    ids,
    query,
    firstChoice(results ?? []),
    (place) => rows[place] && choose(rows[place]),
  );
  return { groups, listId: `${prefix}-list`, activeId: ids[active], onKeyDown };
}

/** The search: a field, filters, and the results or a text in place of them. */
export function SearchBox({ query, onQuery, onLeave }: SearchBoxProps): ReactNode {
  const { index, limits, setLimits, found, isFiltered, unfilter, askForMore } =
    useSearchRequest(query);
  const choosing = useChoose(query, index.isElsewhere, onLeave);
  const { groups, listId, activeId, onKeyDown } = useRows(found, choosing);
  return (
    <div className="search-box" data-search-state={found.state} data-search-query={found.query}>
      <style>{frameSheet + resultsSheet}</style>
      <SearchField
        query={query}
        listId={listId}
        activeId={activeId}
        isOpen={groups.length > 0}
        onQuery={onQuery}
        onKeyDown={onKeyDown}
      />
      <Filters filters={limits} index={index} onFilter={setLimits} />
      {process.env.DOCS_SECTION && <DocsSearchLink query={query} />}
      <Status found={found} />
      <div className="search-scroll">
        <Results
          id={listId}
          groups={groups}
          query={found.answer?.corrected ?? found.query}
          version={index.version?.label ?? ''}
          isOtherVersion={index.version?.path !== index.own?.path}
          activeId={activeId}
          onChoose={choosing.choose}
        />
        <BelowResults
          found={found}
          index={index}
          isFiltered={isFiltered}
          onQuery={onQuery}
          onUnfilter={unfilter}
          onMore={askForMore}
        />
      </div>
    </div>
  );
}
