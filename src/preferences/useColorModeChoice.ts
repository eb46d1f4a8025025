import { useColorMode } from '@docusaurus/theme-common';
import { COLOR_MODES, PREFERENCES, type ColorModeChoice } from '@site/model/preferences';
import { storedValue } from './stored-value';

const stored = storedValue(PREFERENCES.colorMode);

/** Docusaurus' types lack the options. */
type SetColorMode = (choice: 'light' | 'dark' | null, options: { persist: boolean }) => void;

/** The mode after another, in the order light, dark, system. */
export function nextColorMode(choice: ColorModeChoice): ColorModeChoice {
  return COLOR_MODES[(COLOR_MODES.indexOf(choice) + 1) % COLOR_MODES.length] ?? 'system';
}

/**
 * The reader's color mode. Docusaurus owns it; this also stores the choice "system", for which the
 * theme would delete the key.
 */
export function useColorModeChoice(): {
  choice: ColorModeChoice;
  choose(choice: ColorModeChoice): void;
  /** Removes the choice: the operating system decides. */
  reset(): void;
} {
  const { colorModeChoice, setColorMode } = useColorMode();
  const setMode: SetColorMode = setColorMode;
  return {
    choice: colorModeChoice ?? 'system',
    choose(choice) {
      // The theme would complain of a storage that is full, and delete the key for "system".
      setMode(choice === 'system' ? null : choice, { persist: false });
      stored.write(choice);
    },
    reset() {
      setMode(null, { persist: false });
      stored.remove();
    },
  };
}
