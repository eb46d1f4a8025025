import { useState } from 'react';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { rememberSearch } from '@site/src/search/recent-searches';
import type { Row } from './rows';

export interface Choosing {
  /** Members whose other places are shown. */
  opened: ReadonlySet<string>;
  choose(row: Row): void;
}

/** Handles the choice of a row: it opens its page, or shows the other places of a name. */
export function useChoose(
  query: string,
  language: string | undefined,
  onLeave: () => void,
): Choosing {
  const history = useHistory();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    opened,
    choose(row) {
      if (row.kind === 'more') {
        setOpened(new Set([...opened, row.key]));
        return;
      }
      rememberSearch(query);
      // Another language is another site for the router. Without a network the service worker knows
      // which pages there are.
      const isElsewhere = language !== undefined && language !== currentLocale;
      if (isElsewhere || !navigator.onLine) window.location.assign(row.href);
      else history.push(row.href);
      onLeave();
    },
  };
}
