import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import type { ReadError } from './read/project';
import styles from './MyProjectPage.module.css';

/** Says why a file cannot be read, and where. */
export function ReadErrorNotice({ error }: { error: ReadError }): ReactNode {
  const text = useText();
  const { code, line, column, found = '' } = error;
  const message = text(`myProject.error.${code}`, { found });
  return (
    <p role="alert" className={styles.notice}>
      {line === undefined || column === undefined
        ? message
        : `${text('myProject.place', { line, column })} ${message}`}
    </p>
  );
}
