import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useText } from '@site/src/i18n/useText';
import type { SearchAnswer } from '@site/src/search/types';

interface NoResultsProps {
  query: string;
  nearest: SearchAnswer['nearest'];
  isFiltered: boolean;
  /** The pages are of another version or language, which is another site for the router. */
  isElsewhere: boolean;
  onQuery(query: string): void;
  onUnfilter(): void;
}

function Words({ words, onQuery }: { words: readonly string[]; onQuery(query: string): void }) {
  const text = useText();
  if (words.length === 0) return null;
  return (
    <p>
      {text('search.didYouMean')}{' '}
      {words.map((word) => (
        <button key={word} type="button" className="search-chip" onClick={() => onQuery(word)}>
          {word}
        </button>
      ))}
    </p>
  );
}

/** Suggestions if nothing was found: the nearest names and pages, and other ways to search. */
export function NoResults(props: NoResultsProps): ReactNode {
  const { query, nearest, isFiltered, isElsewhere, ...act } = props;
  const text = useText();
  return (
    <div className="search-empty">
      <p className="search-empty-title">{text('search.none', { query })}</p>
      {isFiltered && (
        <p>
          {text('search.filtered')}{' '}
          <button type="button" className="search-chip" onClick={act.onUnfilter}>
            {text('search.unfilter')}
          </button>
        </p>
      )}
      <Words words={nearest?.words ?? []} onQuery={act.onQuery} />
      {nearest !== undefined && nearest.pages.length > 0 && (
        <>
          <p>{text('search.nearestPages')}</p>
          <ul>
            {nearest.pages.map(({ href, title }) => (
              <li key={href}>
                {isElsewhere ? (
                  <Link to={`pathname://${href}`} target="_self">
                    {title}
                  </Link>
                ) : (
                  <Link to={href}>{title}</Link>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{text('search.tips')}</p>
    </div>
  );
}
