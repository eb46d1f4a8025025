import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import type { DocsVersion } from '@site/model/docs-version';
import { parseChoice, type Choice, type ParsedChoice } from './choice';

/** Keeps the choice in the address without a step in the history. */
function writeChoice(choice: Choice): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(choice)) url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The choice in the address. The static page has the default one, and the address decides when the
 * page is alive.
 */
export function useChoice(
  versions: readonly DocsVersion[],
  families: readonly string[],
): ParsedChoice & { isRead: boolean; choose(change: Partial<Choice>): void } {
  const { search } = useLocation();
  const initial = useMemo(() => parseChoice('', versions, families), [versions, families]);
  const [parsed, setParsed] = useState<ParsedChoice>();

  useEffect(() => {
    setParsed(parseChoice(search, versions, families));
  }, [search, versions, families]);

  const choose = useCallback(
    (change: Partial<Choice>) => {
      const { choice } = parsed ?? initial;
      const next = { ...choice, ...change };
      writeChoice(next);
      setParsed({ choice: next, unknown: [] });
    },
    [parsed, initial],
  );
  return { ...(parsed ?? initial), isRead: parsed !== undefined, choose };
}
