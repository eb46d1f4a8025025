import type { ReactNode } from 'react';
import { API_SECTIONS } from '@site/model/preferences';
import { DEFAULT_THEME_STATE } from '@site/model/theme-state';
import { eventMarks } from '@site/src/analytics/events';
import { forgetDrafts } from '@site/src/demo/kept-drafts';
import { useText } from '@site/src/i18n/useText';
import { apiDisplays } from '@site/src/preferences/api-display';
import { codeStyling } from '@site/src/preferences/code-styling';
import { codeVariant } from '@site/src/preferences/code-variant';
import { dateLibrary } from '@site/src/preferences/date-library';
import { packageManager } from '@site/src/preferences/package-manager';
import { useThemeDispatch } from '@site/src/preferences/theme-state/ThemeStateProvider';
import { useColorModeChoice } from '@site/src/preferences/useColorModeChoice';
import styles from './settings.module.css';

/** One button back to how the site comes, without the reader's versions of demos. */
export function ResetAll(): ReactNode {
  const text = useText();
  const { reset } = useColorModeChoice();
  const dispatch = useThemeDispatch();
  const resetAll = () => {
    reset();
    dispatch({ type: 'change', payload: { direction: DEFAULT_THEME_STATE.direction } });
    dispatch({ type: 'resetDensity' });
    dispatch({ type: 'resetColors' });
    [codeVariant, codeStyling, packageManager, dateLibrary].forEach((choice) => choice.reset());
    API_SECTIONS.forEach((section) => apiDisplays[section].reset());
    forgetDrafts();
  };
  return (
    <button
      type="button"
      className={styles.button}
      onClick={resetAll}
      {...eventMarks('settings', 'reset', 'all')}
    >
      {text('settings.resetAll')}
    </button>
  );
}
