import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { parseAddress } from '@site/model/addresses/parse';
import { useText } from '@site/src/i18n/useText';

/** `/x/react-data-grid/sorting/` reads as "react data grid / sorting". */
function readable(path: string): string {
  return parseAddress(path)
    .rest.split('/')
    .map((part) => part.replaceAll('-', ' '))
    .join(' / ');
}

/**
 * The pages whose addresses resemble that of this page. The host serves the static page for every
 * wrong address: only the browser knows which one was requested. What compares them is loaded here,
 * as every page of the docs has this component.
 */
function useClosestPaths(): string[] {
  const { pathname } = useLocation();
  const { docs } = useLatestVersion(undefined);
  const [closest, setClosest] = useState<string[]>([]);
  useEffect(() => {
    const paths = docs.map(({ path }) => path);
    void import('./closest-paths').then(
      ({ closestPaths }) => setClosest(closestPaths(pathname, paths, 5)),
      // Without it, the link to the first page is left.
      () => undefined,
    );
  }, [pathname, docs]);
  return closest;
}

/** Links to the pages whose addresses resemble the one that was asked for. */
export function ClosestPages(): ReactNode {
  const text = useText();
  const home = useBaseUrl('/');
  const shown = useClosestPaths();
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
