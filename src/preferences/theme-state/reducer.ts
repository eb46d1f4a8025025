import {
  DEFAULT_THEME_STATE,
  type PaletteColors,
  type StoredThemeState,
} from '@site/model/theme-state';
import type { Mode } from '@site/model/design-tokens';
import { toHex } from './parse-color';

/** The whole look that a reader may change. */
export interface ThemeState extends StoredThemeState {
  /** The site's colour mode, which has a home of its own: the provider passes a chosen one on. */
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

function inHex(colors: PaletteColors): PaletteColors {
  return Object.fromEntries(
    Object.entries(colors).map(([name, { main }]) => [name, { main: toHex(main) }]),
  );
}

/**
 * What an action makes of the state. Knows no bounds: these are the controls'.
 * @throws for an action that it does not know, and for a colour that cannot be read; both are named
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
        paletteColors: paletteColors ? inHex(paletteColors) : state.paletteColors,
      };
    }
    default:
      throw new Error(`Unrecognised theme action: ${JSON.stringify(action)}`);
  }
}
