import type { ReactNode } from 'react';
import styles from './NewsCards.module.css';

/** Cards for what is new. plugins/mdx/news-cards fills them with a list, one item for each. */
export function NewsCards({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
