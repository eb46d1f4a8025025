import { lazy, Suspense, type ReactNode } from 'react';
import { useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { SEARCH_PARAMETER } from '@site/model/search';
import { useText, type TextKey } from '@site/src/i18n/useText';
import { loadWithRetry } from '@site/src/loading/load-with-retry';
import { FAMILIES } from '@site/model/families';
import './texts';

const SearchBox = lazy(async () => {
  const { SearchBox: Component } = await loadWithRetry(() => import('./SearchBox'));
  return { default: Component };
});

/** The query is in the address, where it can be shared and comes back with the page. */
function useQueryInAddress(): [string, (query: string) => void] {
  const { pathname, search } = useLocation();
  const history = useHistory();
  const query = new URLSearchParams(search).get(SEARCH_PARAMETER) ?? '';
  const write = (next: string) => {
    const parameters = new URLSearchParams(search);
    if (next) parameters.set(SEARCH_PARAMETER, next);
    else parameters.delete(SEARCH_PARAMETER);
    history.replace({ pathname, search: parameters.toString() });
  };
  return [query, write];
}

function WithoutScript(): ReactNode {
  const text = useText();
  const { sidebars = {} } = useLatestVersion(undefined);
  // Another section has one sidebar, and an older version has not all of them.
  const names = process.env.DOCS_SECTION
    ? Object.keys(sidebars)
    : FAMILIES.map(({ sidebar }) => sidebar).filter((name) => sidebars[name]?.link);
  return (
    <noscript>
      <p>{text('search.needsScript')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link to={sidebars[name]?.link?.path}>{text(`family.${name}` as TextKey)}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}

/** The search as a page, for addresses that hold a query. */
export default function SearchPage(): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const [query, setQuery] = useQueryInAddress();
  return (
    <Layout title={text('shortcuts.search')}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">{text('shortcuts.search')}</Heading>
        <WithoutScript />
        {isBrowser && (
          <Suspense>
            <SearchBox query={query} onQuery={setQuery} onLeave={() => undefined} />
          </Suspense>
        )}
      </main>
    </Layout>
  );
}
