import { createContext, useContext } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { readValues, type Controls, type ValuesOf } from './controls';

/**
 * Values that the reader changed, as a query of the address. During hydration it is empty, as in
 * the static HTML.
 */
export function usePlaygroundQuery(): { search: string; setSearch(search: string): void } {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  return {
    search: isBrowser ? location.search : '',
    setSearch: (search) => history.replace({ ...location, search }),
  };
}

/** Hands the query string down to the live example, which is loaded later. */
export const PlaygroundSearch = createContext('');

/** The props that the reader chose, for the component on show. */
export function usePlaygroundValues<C extends Controls>(controls: C): ValuesOf<C> {
  return readValues(controls, useContext(PlaygroundSearch));
}
