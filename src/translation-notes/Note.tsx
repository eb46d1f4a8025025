import type { ReactNode } from 'react';
import { useInterfaceLanguage } from '@site/src/i18n/useInterfaceLanguage';
import styles from './Note.module.css';

/**
 * A line about the translation of a page, in the language of the reader. It is not part of the
 * text: searches do not find it.
 */
export function Note({ children }: { children: ReactNode }): ReactNode {
  return (
    <p
      role="note"
      className={styles.note}
      lang={useInterfaceLanguage()}
      data-pagefind-ignore="all"
      data-translation-note
    >
      {children}
    </p>
  );
}
