import type { ReactNode } from 'react';
import styles from './ComponentNames.module.css';

/** Names of the components that a change or step concerns. */
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
