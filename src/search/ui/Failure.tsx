import type { ReactNode } from 'react';
import { useText, type Text } from '@site/src/i18n/useText';
import { isSupported } from '@site/src/offline/is-supported';
import type { SearchedVersion } from './useSearchIndex';

function failureText(text: Text, otherVersion: string | undefined): string {
  if (process.env.NODE_ENV !== 'production') return text('search.noIndex');
  if (isSupported() && !navigator.onLine) return text('search.unreachableOffline');
  return otherVersion === undefined
    ? text('search.unreachable')
    : text('versions.search.failed', { version: otherVersion });
}

interface FailureProps {
  retry(): void;
  searched: SearchedVersion;
}

/** In place of results: the index does not arrive. Another version than the page's is named. */
export function Failure({ retry, searched }: FailureProps): ReactNode {
  const text = useText();
  const { version, own, chooseVersion } = searched;
  const other = version?.path === own?.path ? undefined : version?.label;
  return (
    <div className="search-empty" role="alert">
      <p>{failureText(text, other)}</p>
      <button type="button" className="button button--secondary button--sm" onClick={retry}>
        {text('loading.retry')}
      </button>
      {other !== undefined && own && (
        <button type="button" className="search-chip" onClick={() => chooseVersion(own.id)}>
          {text('versions.search.own', { version: own.label })}
        </button>
      )}
    </div>
  );
}
