import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE } from '@site/model/times';
import { registerDraft } from '@site/src/offline/drafts';

function readQuery(parameter: string): string {
  return new URLSearchParams(window.location.search).get(parameter) ?? '';
}

/** Keeps the query in the address without a step in the history. */
function writeQuery(parameter: string, query: string): void {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set(parameter, query);
  else url.searchParams.delete(parameter);
  if (url.href === window.location.href) return;
  window.history.replaceState(window.history.state, '', url);
}

/**
 * The text of a filter box: `typed` changes with each key, `query` after a pause. The address
 * contains it as `?<parameter>=…`, from which it is restored when the page opens.
 */
export function useFilter(parameter: string): {
  typed: string;
  query: string;
  type(text: string): void;
} {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const newest = useRef('');
  newest.current = typed;

  useEffect(() => {
    const kept = readQuery(parameter);
    setTyped(kept);
    setQuery(kept);
    // Behind the address, which lacks the last keys when the page reloads for an update.
    return registerDraft(`filter ${parameter}`, {
      read: () => newest.current,
      restore: setTyped,
    });
  }, [parameter]);

  useEffect(() => {
    if (typed === query) return undefined;
    const timer = window.setTimeout(() => {
      setQuery(typed);
      writeQuery(parameter, typed.trim());
    }, DEBOUNCE);
    return () => window.clearTimeout(timer);
  }, [typed, query, parameter]);

  return { typed, query: query.trim(), type: setTyped };
}
