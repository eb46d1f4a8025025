import type { ReactNode } from 'react';
import { useText } from '@site/src/i18n/useText';
import { openShortcuts } from './open-shortcuts';
import styles from './ShortcutsButton.module.css';

/** Opens the list of keyboard shortcuts; hidden on devices without a keyboard. */
export function ShortcutsButton(): ReactNode {
  const text = useText();
  return (
    <button type="button" className={styles.button} onClick={openShortcuts}>
      {text('shortcuts.title')} <kbd aria-hidden="true">?</kbd>
    </button>
  );
}
