import type { ReactNode } from 'react';
import { SPACING_BOUNDS } from '@site/model/theme-state';
import { eventMarks } from '@site/src/analytics/events';
import { useText } from '@site/src/i18n/useText';
import {
  useThemeDispatch,
  useThemeState,
} from '@site/src/preferences/theme-state/ThemeStateProvider';
import { Segments } from './Segments';
import { Setting } from './Setting';
import styles from './settings.module.css';

const DENSITIES = ['default', 'dense'] as const;

/** MUI's spacing unit, a pixel at a time; the bounds are here and not in the state. */
function SpacingStepper(): ReactNode {
  const text = useText();
  const { spacing } = useThemeState();
  const dispatch = useThemeDispatch();
  const { min, max } = SPACING_BOUNDS;
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
          {...eventMarks('settings', 'spacing')}
          onClick={() => spacing > min && dispatch({ type: 'decreaseSpacing' })}
        >
          −
        </button>
        <output dir="ltr">{spacing} px</output>
        <button
          type="button"
          aria-label={text('settings.spacingMore')}
          aria-disabled={spacing >= max}
          {...eventMarks('settings', 'spacing')}
          onClick={() => spacing < max && dispatch({ type: 'increaseSpacing' })}
        >
          +
        </button>
      </span>
    </div>
  );
}

/** Density, and the spacing unit of the demos. */
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
        action="density"
        options={DENSITIES.map((value) => ({ value, label: text(`settings.density.${value}`) }))}
        value={dense ? 'dense' : 'default'}
        onChange={(value) => dispatch({ type: 'setDense', payload: value === 'dense' })}
      />
      <SpacingStepper />
    </Setting>
  );
}
