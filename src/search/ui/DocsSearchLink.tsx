import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SEARCH_PARAMETER } from '@site/model/search';
import { DOCUMENTED_PLACE, searchPage } from '@site/model/unit-files';
import { useText } from '@site/src/i18n/useText';

/** Leads from the search of another section, or of the blog, to that of MUI X, with the same query. */
export function DocsSearchLink({ query }: { query: string }): ReactNode {
  const text = useText();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const page = (localeConfigs[currentLocale]?.baseUrl ?? '/') + searchPage(DOCUMENTED_PLACE);
  const asked = query ? `?${new URLSearchParams({ [SEARCH_PARAMETER]: query })}` : '';
  // Another section is another site for the router.
  return (
    <div className="search-filters">
      <Link className="search-chip" to={`pathname://${page}${asked}`} target="_self">
        {text('search.inDocs')}
      </Link>
    </div>
  );
}
