import type { ReactNode } from 'react';
import { PREFERENCES } from '@site/model/preferences';
import type { Direction } from '@site/model/theme-state';
import { useText } from '@site/src/i18n/useText';
import {
  useThemeDispatch,
  useThemeState,
} from '@site/src/preferences/theme-state/ThemeStateProvider';
import { useColorModeChoice } from '@site/src/preferences/useColorModeChoice';
import { Segments } from './Segments';
import { Setting } from './Setting';

const { colorMode, direction: directions } = PREFERENCES;

/** Color mode and direction. */
export function AppearanceSettings(): ReactNode {
  const text = useText();
  const { choice, choose, reset } = useColorModeChoice();
  const { direction } = useThemeState();
  const dispatch = useThemeDispatch();
  const changeDirection = (next: Direction) =>
    dispatch({ type: 'change', payload: { direction: next } });
  return (
    <>
      <Setting name={text('settings.colorMode')} onReset={reset}>
        <Segments
          action={colorMode.settingsAction}
          options={colorMode.values.map((mode) => ({
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
        onReset={() => changeDirection(directions.default)}
      >
        <Segments
          action={directions.settingsAction}
          options={directions.values.map((value) => ({
            value,
            label: text(`settings.direction.${value}`),
          }))}
          value={direction}
          onChange={changeDirection}
        />
      </Setting>
    </>
  );
}
