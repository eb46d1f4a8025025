import { API_DISPLAY_RULE, PREFERENCES } from '@site/model/preferences';
import type { Preference } from '@site/model/preference-columns';
import { preferredVersion } from '@site/src/versions/preferred-version';
import { readStorage, removeStorage, writeStorage } from './browser-storage';
import { stores, type ChoiceId } from './stores';
import { readListed } from './stored-value';
import { themeStateStore } from './theme-state/store';
import { useColorModeChoice } from './useColorModeChoice';

const { sharedKey } = API_DISPLAY_RULE;

/** @returns stores the value again */
function resetChoice(id: ChoiceId): () => void {
  const store = stores[id];
  const before = readListed(PREFERENCES[id]);
  store.reset();
  // Each store takes the values of its own list.
  const set = store.set as (value: string) => void;
  return () => (before === undefined ? store.reset() : set(before));
}

/** The version that was chosen in the menu. */
function resetVersion(): () => void {
  const before = preferredVersion.read();
  preferredVersion.forget();
  return () => before !== undefined && preferredVersion.choose(before);
}

/** @returns stores all parts again */
function resetThemeState(property: Parameters<typeof themeStateStore.reset>[0]): () => void {
  const before = themeStateStore.get()[property];
  themeStateStore.reset(property);
  return () => themeStateStore.set({ ...themeStateStore.get(), [property]: before });
}

/**
 * Resets all preferences but those that have `resetAll: false` in the table. The layout of the
 * reference that was drawn by lot is forgotten too, and drawn again.
 */
export function useResetAll(): () => () => void {
  const colorMode = useColorModeChoice();
  const resetColorMode = () => {
    const before = readListed(PREFERENCES.colorMode);
    colorMode.reset();
    return () => before && colorMode.choose(before);
  };
  const reset = (id: string, row: Preference) => {
    if (row.kind === 'color-mode') return resetColorMode();
    if (row.kind === 'theme-state') return resetThemeState(row.property);
    if (row.kind === 'version') return resetVersion();
    return resetChoice(id as ChoiceId);
  };
  return () => {
    const drawn = readStorage(sharedKey);
    removeStorage(sharedKey);
    const restore = Object.entries(PREFERENCES)
      .filter(([, row]) => row.resetAll)
      .map(([id, row]) => reset(id, row));
    return () => {
      if (drawn) writeStorage(sharedKey, drawn);
      restore.forEach((put) => put());
    };
  };
}
