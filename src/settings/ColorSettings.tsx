import type { ReactNode } from 'react';
import { PREFERENCES } from '@site/model/preferences';
import type { PaletteName } from '@site/model/theme-state';
import { useText } from '@site/src/i18n/useText';
import {
  useThemeDispatch,
  useThemeState,
} from '@site/src/preferences/theme-state/ThemeStateProvider';
import { ContrastCheck } from './ContrastCheck';
import { PaletteField } from './PaletteField';
import { Setting } from './Setting';

const { palettes } = PREFERENCES.paletteColors;

/** Colors of the demos; the first one is also the site's accent. */
export function ColorSettings(): ReactNode {
  const text = useText();
  const { paletteColors } = useThemeState();
  const dispatch = useThemeDispatch();
  const choose = (name: PaletteName, main: string | undefined) => {
    const { [name]: _replaced, ...others } = paletteColors;
    const chosen = main === undefined ? others : { ...others, [name]: { main } };
    dispatch({ type: 'change', payload: { paletteColors: chosen } });
  };
  return (
    <Setting
      name={text('settings.colors')}
      hint={text('settings.colorsHint')}
      onReset={() => dispatch({ type: 'resetColors' })}
    >
      {palettes.map((name) => (
        <PaletteField
          key={name}
          label={text(`settings.color.${name}`)}
          value={paletteColors[name]?.main}
          onChange={(main) => choose(name, main)}
        >
          <ContrastCheck color={paletteColors[name]?.main} />
        </PaletteField>
      ))}
    </Setting>
  );
}
