import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { parseAddress } from '@site/model/addresses/parse';
import { useText } from '@site/src/i18n/useText';
import { closestPaths } from './closest-paths';

/** `/x/react-data-grid/sorting/` reads as "react data grid / sorting". */
function readable(path: string): string {
  return parseAddress(path)
    .rest.split('/')
    .map((part) => part.replaceAll('-', ' '))
    .join(' / ');
}

/** Links to the pages whose addresses resemble the one that was asked for. */
export function ClosestPages(): ReactNode {
  const text = useText();
  const home = useBaseUrl('/');
  const { pathname } = useLocation();
  const paths = useLatestVersion(undefined).docs.map(({ path }) => path);
  // The host serves the static page for every wrong address: only the browser knows which one was
  // requested.
  const shown = useIsBrowser() ? closestPaths(pathname, paths, 5) : [];
  return (
    <>
      {shown.length > 0 && (
        <>
          <p>{text('notFound.closest')}</p>
          <ul>
            {shown.map((path) => (
              <li key={path}>
                <Link to={path}>{readable(path)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={home}>{text('notFound.home')}</Link>
      </p>
    </>
  );
}
