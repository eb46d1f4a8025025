import { PREFERENCES } from '@site/model/preferences';
import type { Preference } from '@site/model/preference-columns';
import { preferredVersion } from '@site/src/versions/preferred-version';
import { stores, type ChoiceId } from './stores';
import { themeStateStore } from './theme-state/store';
import { useColorModeChoice } from './useColorModeChoice';

/** Resets all preferences but those that have `resetAll: false` in the table. */
export function useResetAll(): () => void {
  const colorMode = useColorModeChoice();
  const reset = (id: string, row: Preference) => {
    if (row.kind === 'color-mode') colorMode.reset();
    else if (row.kind === 'theme-state') themeStateStore.reset(row.property);
    else if (row.kind === 'version') preferredVersion.forget();
    else stores[id as ChoiceId].reset();
  };
  return () =>
    Object.entries(PREFERENCES)
      .filter(([, row]) => row.resetAll)
      .forEach(([id, row]) => reset(id, row));
}
