import type { ReactNode } from 'react';
import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { useText } from '@site/src/i18n/useText';
import styles from './FoldedItems.module.css';

interface FoldedItemsProps {
  toc: readonly TOCTreeNode[];
  linkClassName?: string | null;
}

/** Many headings below one: folded, and in a list that scrolls by itself. */
export function FoldedItems({ toc, linkClassName }: FoldedItemsProps): ReactNode {
  const text = useText();
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{text('toc.members', { count: toc.length })}</summary>
      <ul className={styles.list}>
        {toc.map(({ id, value }) => (
          <li key={id}>
            {/* Plain links: there may be hundreds. Headings write the HTML themselves. */}
            <a
              href={`#${id}`}
              className={linkClassName ?? undefined}
              dangerouslySetInnerHTML={{ __html: value }}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
