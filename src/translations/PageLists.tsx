import type { ReactNode } from 'react';
import type { PageStatus } from '@site/model/translations/report';
import type { PageTitle } from '@site/model/translations/state-page';
import { useText } from '@site/src/i18n/useText';
import { PageLine } from './PageLine';
import styles from './TranslationsPage.module.css';

interface PageListsProps {
  language: string;
  pages: readonly PageStatus[];
  /** Path of the version below `/x/`. */
  version: string;
  titles: Readonly<Record<string, PageTitle>>;
}

interface List {
  id: 'broken' | 'identical' | 'missing' | 'notRecorded' | 'orphan' | 'outdated' | 'upToDate';
  has(page: PageStatus): boolean;
}

/** What needs work comes first; a page may be in several lists. */
const LISTS: readonly List[] = [
  { id: 'broken', has: ({ state }) => state === 'broken' },
  { id: 'orphan', has: ({ state, orphans }) => state === 'orphan' || orphans.length > 0 },
  { id: 'outdated', has: ({ state }) => state === 'outdated' },
  { id: 'notRecorded', has: ({ state }) => state === 'not recorded' },
  { id: 'missing', has: ({ state }) => state === 'missing' },
  { id: 'identical', has: ({ identical }) => identical.length > 0 },
  { id: 'upToDate', has: ({ state }) => state === 'up to date' },
];

/** The pages of a language by their state. Only lists of pages that need no work are closed. */
export function PageLists({ language, pages, version, titles }: PageListsProps): ReactNode {
  const text = useText();
  return LISTS.map(({ id, has }) => {
    const found = pages.filter(has);
    if (found.length === 0) return null;
    return (
      <details key={id} className={styles.list} open={id !== 'upToDate'} data-list={id}>
        <summary>
          {text('translations.listCount', {
            list: text(`translations.list.${id}`),
            count: found.length,
          })}
        </summary>
        <ul>
          {found.map((page) => (
            <PageLine
              key={page.page}
              page={page}
              language={language}
              version={version}
              title={titles[page.page]}
              shows={id}
            />
          ))}
        </ul>
      </details>
    );
  });
}
