import type { ReactNode } from 'react';
import { eventAttributes } from '@site/src/analytics/events';
import { forgetDrafts } from '@site/src/demo/kept-drafts';
import { useText } from '@site/src/i18n/useText';
import { useResetAll } from '@site/src/preferences/useResetAll';
import { UndoableButton } from '@site/src/ui/undo/UndoableButton';
import styles from './settings.module.css';

/** Button that resets the preferences, and removes the reader's edits of demos; both can be undone. */
export function ResetAll(): ReactNode {
  const text = useText();
  const resetPreferences = useResetAll();
  const resetAll = () => {
    const restorePreferences = resetPreferences();
    const restoreDrafts = forgetDrafts();
    return () => {
      restorePreferences();
      restoreDrafts();
    };
  };
  return (
    <UndoableButton
      name="settings"
      className={styles.button}
      run={resetAll}
      {...eventAttributes('settings', 'reset', 'all')}
    >
      {text('settings.resetAll')}
    </UndoableButton>
  );
}
