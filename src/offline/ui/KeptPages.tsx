import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useText } from '@site/src/i18n/useText';
import { findKeptPages, type KeptPage } from '@site/src/offline/kept-pages';
import styles from './OfflinePage.module.css';

/** Pages by family, in the order of the first page of each. */
function groupByFamily(pages: readonly KeptPage[]): [string, KeptPage[]][] {
  const groups = new Map<string, KeptPage[]>();
  for (const page of pages) {
    const family = page.family ?? '';
    groups.set(family, [...(groups.get(family) ?? []), page]);
  }
  return [...groups];
}

function PageList({ pages }: { pages: readonly KeptPage[] }): ReactNode {
  return (
    <ul className={styles.list}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to all pages that open without a network. */
export function KeptPages(): ReactNode {
  const text = useText();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [pages, setPages] = useState<KeptPage[]>();
  useEffect(() => {
    void findKeptPages(baseUrl).then(setPages);
  }, [baseUrl]);
  if (!pages) return null;
  if (pages.length === 0) return <p>{text('offline.nothing')}</p>;
  return (
    <section aria-labelledby="available">
      <h2 id="available">{text('offline.available')}</h2>
      {groupByFamily(pages).map(([family, group]) => (
        <div key={family}>
          {family && <h3>{text(`family.${family}` as never)}</h3>}
          <PageList pages={group} />
        </div>
      ))}
    </section>
  );
}
