import { useId, useMemo, useState, type ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { SearchFilters } from '@site/src/search/types';
import { Filters } from './Filters';
import { NoResults } from './NoResults';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { SearchField } from './SearchField';
import { groupRows } from './rows';
import sheet from '!!./search.css?source';
import { useAnswer, type AnswerState } from './useAnswer';
import { useChoose } from './useChoose';
import { useResultKeys } from './useResultKeys';
import { useSearchIndex } from './useSearchIndex';

interface SearchBoxProps {
  query: string;
  onQuery(query: string): void;
  /** Called when a result was chosen. */
  onLeave(): void;
}

function Failure({ retry }: Pick<AnswerState, 'retry'>): ReactNode {
  const text = useText();
  const isDevelopment = process.env.NODE_ENV !== 'production';
  return (
    <div className="search-empty" role="alert">
      <p>{text(isDevelopment ? 'search.noIndex' : 'search.unreachable')}</p>
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        {text('search.retry')}
      </button>
    </div>
  );
}

/** What is read out: how much was found, and for what where the query was misspelt. */
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

/** The search itself: a field, filters, and results or what stands in their place. */
export function SearchBox({ query, onQuery, onLeave }: SearchBoxProps): ReactNode {
  const id = useId();
  const index = useSearchIndex();
  const { search, place, version, language } = index;
  const [limits, setLimits] = useState<SearchFilters>({});
  const filters = useMemo(() => ({ ...limits, language }), [limits, language]);
  const found = useAnswer({ search, query, filters, place });
  const { opened, choose } = useChoose(query, language, onLeave);

  const results = found.answer?.results;
  const groups = useMemo(() => groupRows(results ?? [], id, opened), [results, id, opened]);
  const rows = groups.flatMap((group) => group.rows);
  const keys = useResultKeys(
    rows.map((row) => row.id),
    found.query,
    (place) => rows[place] && choose(rows[place]),
  );
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const unfilter = () => {
    setLimits({});
    index.chooseLanguage(undefined);
  };
  const label = index.versions.find(({ name }) => name === version)?.label ?? version;
  const activeId = rows[keys.active]?.id;
  return (
    <div className="search-box" data-search-state={found.state} data-search-query={found.query}>
      <style>{sheet}</style>
      <SearchField
        query={query}
        listId={`${id}-list`}
        activeId={activeId}
        isOpen={rows.length > 0}
        onQuery={onQuery}
        onKeyDown={keys.onKeyDown}
      />
      <Filters filters={limits} index={index} onFilter={setLimits} />
      <Status found={found} />
      <div className="search-scroll">
        <Results
          id={`${id}-list`}
          groups={groups}
          query={found.answer?.corrected ?? found.query}
          version={label}
          activeId={activeId}
          onChoose={choose}
        />
        {found.state === 'idle' && <RecentSearches onQuery={onQuery} />}
        {found.state === 'failed' && <Failure retry={found.retry} />}
        {found.state === 'ready' && results?.length === 0 && (
          <NoResults
            query={found.query}
            nearest={found.answer?.nearest}
            isFiltered={isFiltered}
            onQuery={onQuery}
            onUnfilter={unfilter}
          />
        )}
      </div>
    </div>
  );
}
