import { useColorMode } from '@docusaurus/theme-common';
import { COLOR_MODE_KEY, COLOR_MODES, type ColorModeChoice } from '@site/model/preferences';
import { removeStorage, writeStorage } from './browser-storage';

/** Takes options that Docusaurus' types leave out. */
type SetColorMode = (choice: 'light' | 'dark' | null, options: { persist: boolean }) => void;

/** The modes follow each other: light, dark, system. */
export function nextColorMode(choice: ColorModeChoice): ColorModeChoice {
  return COLOR_MODES[(COLOR_MODES.indexOf(choice) + 1) % COLOR_MODES.length] ?? 'system';
}

/**
 * The reader's colour mode. Docusaurus owns it; this adds that "system" is a choice that is
 * written down, where the theme would delete the key.
 */
export function useColorModeChoice(): {
  choice: ColorModeChoice;
  choose(choice: ColorModeChoice): void;
  /** Forgets the choice: the operating system decides. */
  reset(): void;
} {
  const { colorModeChoice, setColorMode } = useColorMode();
  const setInForce: SetColorMode = setColorMode;
  return {
    choice: colorModeChoice ?? 'system',
    choose(choice) {
      // The theme would complain of a storage that is full, and delete the key for "system".
      setInForce(choice === 'system' ? null : choice, { persist: false });
      writeStorage(COLOR_MODE_KEY, choice);
    },
    reset() {
      setInForce(null, { persist: false });
      removeStorage(COLOR_MODE_KEY);
    },
  };
}
