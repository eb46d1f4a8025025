import type { ReactNode } from 'react';
import { COLORS, MODES } from '@site/model/design-tokens';
import { contrastRatio } from '@site/src/first-paint/theme-state';
import { Icon } from '@site/src/ui/Icon/icons';
import { useText } from '@site/src/i18n/useText';
import styles from './ContrastCheck.module.css';

/** https://www.w3.org/TR/WCAG22/#contrast-minimum */
const MINIMUM_CONTRAST = 4.5;

/** Contrast of a chosen color with the background of the page, in both modes. */
export function ContrastCheck({ color }: { color: string | undefined }): ReactNode {
  const text = useText();
  if (!color) return null;
  return (
    <ul className={styles.contrast} aria-label={text('settings.contrast')}>
      {MODES.map((mode) => {
        const ratio = contrastRatio(color, COLORS[mode].background);
        const enough = ratio >= MINIMUM_CONTRAST;
        // Rounded down: 4.46:1 is less than the minimum. A number is written as the language does: 4,5.
        const tenths = Math.floor(ratio * 10) / 10;
        const values = { ratio: tenths, mode: text(`settings.mode.${mode}`) };
        return (
          <li key={mode} data-enough={enough}>
            <Icon name={enough ? 'check' : 'warning'} size={16} />
            {text(enough ? 'settings.contrastGood' : 'settings.contrastPoor', values)}
          </li>
        );
      })}
    </ul>
  );
}
