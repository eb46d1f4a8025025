import { useState, type ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import { forgetSearches, recentSearches } from '@site/src/search/recent-searches';

/** Recent queries, to search for them again. */
export function RecentSearches({ onQuery }: { onQuery(query: string): void }): ReactNode {
  const text = useText();
  const [recent, setRecent] = useState(recentSearches);
  const forget = () => {
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
            <button type="button" className="search-again" onClick={() => onQuery(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
