import {
  DEFAULT_THEME_STATE,
  type PaletteColors,
  type StoredThemeState,
} from '@site/model/theme-state';
import type { Mode } from '@site/model/design-tokens';
import { toHex } from './parse-color';

/** The look that readers can change. */
export interface ThemeState extends StoredThemeState {
  /** Color mode of the site. Docusaurus owns it: the provider passes a chosen mode on. */
  paletteMode: Mode;
}

export type ThemeAction =
  | { type: 'setSpacing'; payload: number }
  | { type: 'increaseSpacing' }
  | { type: 'decreaseSpacing' }
  | { type: 'setDense'; payload: boolean }
  | { type: 'resetDensity' }
  | { type: 'resetColors' }
  | {
      type: 'change';
      payload: Partial<Pick<ThemeState, 'paletteMode' | 'direction' | 'paletteColors'>>;
    };

function toHexColors(colors: PaletteColors): PaletteColors {
  return Object.fromEntries(
    Object.entries(colors).map(([name, { main }]) => [name, { main: toHex(main) }]),
  );
}

/**
 * Reduces an action to the next state. The bounds of a value are checked by the controls.
 * @throws an error that names an action that is not known, or a color that cannot be parsed
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  const { dense, spacing } = DEFAULT_THEME_STATE;
  switch (action.type) {
    case 'setSpacing':
      return { ...state, spacing: action.payload };
    case 'increaseSpacing':
      return { ...state, spacing: state.spacing + 1 };
    case 'decreaseSpacing':
      return { ...state, spacing: state.spacing - 1 };
    case 'setDense':
      return { ...state, dense: action.payload };
    case 'resetDensity':
      return { ...state, dense, spacing };
    case 'resetColors':
      return { ...state, paletteColors: DEFAULT_THEME_STATE.paletteColors };
    case 'change': {
      const { paletteMode, direction, paletteColors } = action.payload;
      return {
        ...state,
        paletteMode: paletteMode ?? state.paletteMode,
        direction: direction ?? state.direction,
        paletteColors: paletteColors ? toHexColors(paletteColors) : state.paletteColors,
      };
    }
    default:
      throw new Error(`Unrecognized theme action: ${JSON.stringify(action)}`);
  }
}
