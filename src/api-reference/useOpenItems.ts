import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';

interface OpenItems {
  isOpen(anchor: string): boolean;
  toggle(anchor: string): void;
  /** Opens or closes every item. */
  setAll(open: boolean): void;
  /** Anchor of the item that the address leads to; empty when it is another section's. */
  linked: string;
}

interface State {
  all: boolean;
  /** Items whose state differs from `all`. */
  except: ReadonlySet<string>;
}

function withOpen({ all, except }: State, anchor: string, open: boolean): State {
  const next = new Set(except);
  if (open === all) next.delete(anchor);
  else next.add(anchor);
  return { all, except: next };
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Stores which items of a section are open in the collapsed layout. The item of the address opens
 * and is highlighted, on load and whenever the hash changes.
 */
export function useOpenItems(anchors: ReadonlySet<string>): OpenItems {
  const [state, setState] = useState<State>({ all: false, except: new Set() });
  const [linked, setLinked] = useState('');
  // A new object for each navigation: going to the same anchor again opens it again.
  const location = useLocation();

  useEffect(() => {
    const anchor = anchorOf(location.hash);
    const here = anchors.has(anchor);
    setLinked(here ? anchor : '');
    if (here) setState((current) => withOpen(current, anchor, true));
  }, [location, anchors]);

  const isOpen = (anchor: string) => state.all !== state.except.has(anchor);
  const toggle = useCallback((anchor: string) => {
    setState((current) => withOpen(current, anchor, current.all === current.except.has(anchor)));
  }, []);
  const setAll = useCallback((open: boolean) => setState({ all: open, except: new Set() }), []);
  return { isOpen, toggle, setAll, linked };
}
