import type { ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import { useText } from '@site/src/i18n/useText';
import styles from './StaleNote.module.css';

/** Marks a demo that shows the last version of the reader's code that worked. */
export function StaleNote(): ReactNode {
  const text = useText();
  return (
    <div className={styles.place}>
      <span className={styles.note} lang={useInterfaceLanguage()}>
        {text('editor.lastGood')}
      </span>
    </div>
  );
}
