import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { forgetDrafts } from '@site/src/demo/kept-drafts';
import { useText } from '@site/src/i18n/useText';
import { useResetAll } from '@site/src/preferences/useResetAll';
import styles from './settings.module.css';

/** Button that resets the preferences, and removes the reader's edits of demos. */
export function ResetAll(): ReactNode {
  const text = useText();
  const resetPreferences = useResetAll();
  const resetAll = () => {
    resetPreferences();
    forgetDrafts();
  };
  return (
    <button
      type="button"
      className={styles.button}
      onClick={resetAll}
      {...eventAttributes('settings', 'reset', 'all')}
    >
      {text('settings.resetAll')}
    </button>
  );
}
