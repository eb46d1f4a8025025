import { useState, type MouseEvent, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import { forgetSearches, recentSearches } from '@site/src/search/recent-searches';

/** Moves the focus from a button that is about to disappear to the field above it. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest('.search-box')?.querySelector('input')?.focus();
}

/** Recent queries, to search for them again. */
export function RecentSearches({ onQuery }: { onQuery(query: string): void }): ReactNode {
  const text = useText();
  const [recent, setRecent] = useState(recentSearches);
  const forget = (event: MouseEvent<HTMLElement>) => {
    focusField(event);
    forgetSearches();
    setRecent([]);
  };
  if (recent.length === 0) return <p className="search-hint">{text('search.hint')}</p>;
  return (
    <section className="search-recent" aria-label={text('search.recent')}>
      <div className="search-recent-head">
        <h3>{text('search.recent')}</h3>
        <button
          type="button"
          className="search-chip"
          {...eventAttributes('search', 'clear-recent')}
          onClick={forget}
        >
          {text('search.clearRecent')}
        </button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button
              type="button"
              className="search-again"
              onClick={(event) => {
                focusField(event);
                onQuery(query);
              }}
            >
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
