import { useCallback, useEffect, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import type { KnownVersion } from '@site/model/public-versions';
import { inBackground } from '@site/src/loading/background';
import type { MenuEntry } from './menu-entries';

const loadEntries = () => import('./menu-entries');

function titleOfPage(): string {
  return document.querySelector('main h1')?.textContent ?? document.title;
}

/**
 * The entries of the version menu. They are loaded when a reader first reaches for it on a page of
 * the docs, as the pages of each other version are 2 to 3 kB compressed. From then on they follow the
 * reader from page to page.
 * @returns undefined entries until they have arrived for this page
 */
export function useMenuEntries(known: readonly KnownVersion[]): {
  entries: readonly MenuEntry[] | undefined;
  open(): void;
} {
  const { pathname, search, hash } = useLocation();
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  const isDoc = useActiveDocContext(undefined).activeDoc !== undefined;
  const [opened, setOpened] = useState(0);
  const [loaded, setLoaded] = useState<{ address: string; entries: MenuEntry[] }>();
  const address = pathname + search + hash;
  const language = localeConfigs[currentLocale]?.label ?? currentLocale;

  useEffect(() => {
    if (opened === 0 || !isDoc) return;
    let isLeft = false;
    inBackground(loadEntries)
      .then(({ menuEntries }) => menuEntries(known, { address, title: titleOfPage(), language }))
      .then((entries) => {
        if (!isLeft) setLoaded({ address, entries });
      })
      // The entries that the page has lead to introductions.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [opened, isDoc, known, address, language]);

  // Each time, as a file that did not arrive is then requested again.
  const open = useCallback(() => setOpened((count) => count + 1), []);
  return { entries: loaded?.address === address ? loaded.entries : undefined, open };
}
