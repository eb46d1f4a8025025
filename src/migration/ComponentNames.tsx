import type { ReactNode } from 'react';
import styles from './ComponentNames.module.css';

/** Components that something concerns. */
export function ComponentNames({ names }: { names: readonly string[] }): ReactNode {
  return (
    <span className={styles.names}>
      {names.map((name) => (
        <code key={name} className={styles.name}>
          {name}
        </code>
      ))}
    </span>
  );
}
