// Replaced: shows the date as the build has written it. Formatting a first date takes a slow phone
// 140 ms, on every page, for a text that is in the HTML already.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { DatedPage } from '@site/model/dated-page';

/** The line at the end of a page of the docs that says when it last changed. */
export default function LastUpdated(): ReactNode {
  const { metadata } = useDoc();
  const { lastUpdatedAt, lastUpdatedText } = metadata as typeof metadata & DatedPage;
  if (!lastUpdatedAt) return null;
  const date = (
    <b>
      <time dateTime={new Date(lastUpdatedAt).toISOString()} itemProp="dateModified">
        {lastUpdatedText}
      </time>
    </b>
  );
  const atDate = (
    <Translate id="theme.lastUpdated.atDate" values={{ date }}>
      {' on {date}'}
    </Translate>
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate id="theme.lastUpdated.lastUpdatedAtBy" values={{ atDate, byUser: '' }}>
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
