import { useEffect, useState } from 'react';

/** Milliseconds without a key before the list follows. */
const DEBOUNCE = 166;

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
 * The text of a filter box: `typed` follows each key, `query` after a pause. It stands in the
 * address as `?<parameter>=…` and is taken from there when the page opens.
 */
export function useFilter(parameter: string): {
  typed: string;
  query: string;
  type(text: string): void;
} {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');

  useEffect(() => {
    const kept = readQuery(parameter);
    setTyped(kept);
    setQuery(kept);
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
