import type { ReactNode } from 'react';
import { PREFERENCES } from '@site/model/preferences';
import { eventAttributes } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import {
  useThemeDispatch,
  useThemeState,
} from '@site/src/preferences/theme-state/ThemeStateProvider';
import { Segments } from './Segments';
import { Setting } from './Setting';
import styles from './settings.module.css';

const { density, spacing: spacingRow } = PREFERENCES;
const [DEFAULT_DENSITY, DENSE] = density.attributeValues;

/** Buttons that change MUI's spacing unit by a pixel. They check the bounds; the state does not. */
function SpacingStepper(): ReactNode {
  const text = useText();
  const { spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  const { min, max, settingsAction } = spacingRow;
  return (
    <div className={styles.row} role="group" aria-label={text('settings.spacing')}>
      <span className={styles.rowLabel} aria-hidden="true">
        {text('settings.spacing')}
      </span>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={text('settings.spacingLess')}
          aria-disabled={spacing <= min}
          {...eventAttributes('settings', settingsAction)}
          onClick={() => spacing > min && dispatch({ type: 'decreaseSpacing' })}
        >
          −
        </button>
        <output dir="ltr">{spacing} px</output>
        <button
          type="button"
          aria-label={text('settings.spacingMore')}
          aria-disabled={spacing >= max}
          {...eventAttributes('settings', settingsAction)}
          onClick={() => spacing < max && dispatch({ type: 'increaseSpacing' })}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** Density of the site, and spacing unit of the demos. */
export function DensitySettings(): ReactNode {
  const text = useText();
  const { dense } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <Setting
      name={text('settings.density')}
      hint={text('settings.densityHint')}
      onReset={() => dispatch({ type: 'resetDensity' })}
    >
      <Segments
        action={density.settingsAction}
        options={density.attributeValues.map((value) => ({
          value,
          label: text(`settings.density.${value}`),
        }))}
        value={dense ? DENSE : DEFAULT_DENSITY}
        onChange={(value) => dispatch({ type: 'setDense', payload: value === DENSE })}
      />
      <SpacingStepper />
    </Setting>
  );
}
