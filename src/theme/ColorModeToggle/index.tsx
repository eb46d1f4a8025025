// Replaced: stores "system" as a choice too, and the accessible name of the button contains the
// current choice.
import type { ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import { COLOR_MODES, type ColorModeChoice } from '@site/model/preferences';
import { eventAttributes } from '@site/src/analytics/events';
import { Icon, type IconName } from '@site/src/ui/Icon/icons';
import { IconButton } from '@site/src/ui/IconButton/IconButton';
import { useText } from '@site/src/i18n/useText';
import { nextColorMode, useColorModeChoice } from '@site/src/preferences/useColorModeChoice';
import styles from './styles.module.css';

const ICONS: Record<ColorModeChoice, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

/** Goes from light to dark to system. All icons are there; CSS shows the one of the choice. */
export default function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  const text = useText();
  const isBrowser = useIsBrowser();
  const { choice, choose } = useColorModeChoice();
  const next = nextColorMode(choice);
  const label = text('colorMode.toggle', {
    current: text(`colorMode.${choice}`),
    next: text(`colorMode.${next}`),
  });
  return (
    <div className={className}>
      <IconButton
        className={buttonClassName}
        label={label}
        disabled={!isBrowser}
        {...eventAttributes('settings', 'color-mode', next)}
        onClick={() => choose(next)}
      >
        {COLOR_MODES.map((mode) => (
          <span key={mode} className={styles.icon} data-color-mode={mode}>
            <Icon name={ICONS[mode]} size={20} />
          </span>
        ))}
      </IconButton>
      <span role="status" className="visually-hidden">
        {isBrowser ? text('colorMode.current', { current: text(`colorMode.${choice}`) }) : ''}
      </span>
    </div>
  );
}
