import { useColorMode } from '@docusaurus/theme-common';
import { COLOR_MODE_KEY, type ColorModeChoice } from '@site/config/preferences';
import { writeStorage } from './browser-storage';

/**
 * The reader's colour mode. Docusaurus owns it; this adds that "system" is a choice that is
 * written down, where the theme would delete the key.
 */
export function useColorModeChoice(): {
  choice: ColorModeChoice;
  choose(choice: ColorModeChoice): void;
} {
  const { colorModeChoice, setColorMode } = useColorMode();
  return {
    choice: colorModeChoice ?? 'system',
    choose(choice) {
      setColorMode(choice === 'system' ? null : choice);
      writeStorage(COLOR_MODE_KEY, choice);
    },
  };
}
