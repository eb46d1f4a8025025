import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { DOCS_SECTION } from '@site/model/addresses/parse';
import { inBackground } from '@site/src/loading/background';
import { SECTION } from '@site/src/page/unit';
import type { ReferenceNames } from './ReferenceNames';

interface Woken {
  Names: typeof ReferenceNames;
  root: HTMLElement;
}

/**
 * Lets names of types in a page of the reference open their definitions. Everything for that is loaded
 * when the pointer or the focus first is in the page.
 * @returns the names for `CardNames`, what to render beside the page, and the listener
 */
export function useTypeNames(): {
  cardNames?: ReadonlySet<string>;
  names: ReactNode;
  wake?: (event: SyntheticEvent<HTMLElement>) => void;
} {
  const [woken, setWoken] = useState<Woken>();
  const [cardNames, setCardNames] = useState<ReadonlySet<string>>();
  // Other sections have no cards, and neither does a development server.
  if (process.env.NODE_ENV !== 'production' || SECTION !== DOCS_SECTION) return { names: null };
  const wake = ({ currentTarget: root }: SyntheticEvent<HTMLElement>) => {
    if (woken) return;
    inBackground(() => import('./ReferenceNames')).then(
      ({ ReferenceNames: Names }) => setWoken({ Names, root }),
      () => undefined,
    );
  };
  const names = woken && <woken.Names root={woken.root} onNames={setCardNames} />;
  return { cardNames, names, wake };
}
