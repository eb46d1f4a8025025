import { useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { rememberSearch } from '@site/src/search/recent-searches';
import type { Row } from './rows';

export interface Choosing {
  /** Members whose other places are shown. */
  opened: ReadonlySet<string>;
  choose(row: Row): void;
}

/**
 * Handles the choice of a row: it opens its page, or shows the other places of a name.
 * @param isElsewhere the results are pages of another version or language
 */
export function useChoose(query: string, isElsewhere: boolean, onLeave: () => void): Choosing {
  const history = useHistory();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return {
    opened,
    choose(row) {
      if (row.kind === 'more') {
        setOpened(new Set([...opened, row.key]));
        return;
      }
      rememberSearch(query);
      // Another version or language is another site for the router. Without a network the service
      // worker knows which pages there are.
      if (isElsewhere || !navigator.onLine) window.location.assign(row.href);
      else history.push(row.href);
      onLeave();
    },
  };
}
