import type { ReactNode } from 'react';
import { COLOR_MODES } from '@site/model/preferences';
import { DEFAULT_THEME_STATE, DIRECTIONS } from '@site/model/theme-state';
import { useText } from '@site/src/i18n/useText';
import {
  useThemeDispatch,
  useThemeState,
} from '@site/src/preferences/theme-state/ThemeStateProvider';
import { useColorModeChoice } from '@site/src/preferences/useColorModeChoice';
import { Segments } from './Segments';
import { Setting } from './Setting';

/** Colour mode and direction. */
export function AppearanceSettings(): ReactNode {
  const text = useText();
  const { choice, choose, reset } = useColorModeChoice();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  const turn = (next: (typeof DIRECTIONS)[number]) =>
    dispatch({ type: 'change', payload: { direction: next } });
  return (
    <>
      <Setting name={text('settings.colorMode')} onReset={reset}>
        <Segments
          action="color-mode"
          options={COLOR_MODES.map((mode) => ({
            value: mode,
            label: text(`settings.mode.${mode}`),
          }))}
          value={choice}
          onChange={choose}
        />
      </Setting>
      <Setting
        name={text('settings.direction')}
        hint={text('settings.directionHint')}
        onReset={() => turn(DEFAULT_THEME_STATE.direction)}
      >
        <Segments
          action="direction"
          options={DIRECTIONS.map((value) => ({
            value,
            label: text(`settings.direction.${value}`),
          }))}
          value={direction}
          onChange={turn}
        />
      </Setting>
    </>
  );
}
