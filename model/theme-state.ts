/**
 * What the reader may change of the look: names, defaults and bounds, shared by the script that runs
 * before the first paint, by the state itself and by the settings panel.
 */
import { COLORS, SPACING } from './design-tokens';

export const THEME_STATE_KEY = 'docs.themeState';

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const PALETTE_NAMES = ['primary', 'secondary'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

/** Colours that the reader chose, as `#rrggbb`; the theme's own where there is none. */
export type PaletteColors = Partial<Record<PaletteName, { main: string }>>;

/** What of the theme state is kept in storage; the colour mode has a key of its own. */
export interface StoredThemeState {
  dense: boolean;
  direction: Direction;
  /** MUI's spacing unit in pixels. */
  spacing: number;
  paletteColors: PaletteColors;
}

export const DEFAULT_THEME_STATE: StoredThemeState = {
  dense: false,
  direction: 'ltr',
  spacing: SPACING,
  paletteColors: {},
};

/** Pixels between which the panel lets readers choose; a stored value outside counts as absent. */
export const SPACING_BOUNDS = { min: 4, max: 16 } as const;

/** Hues of the panel, as Material Design's palette has them in its middle shades. */
export const HUES = {
  red: '#e53935',
  pink: '#d81b60',
  purple: '#8e24aa',
  indigo: '#3949ab',
  blue: '#1e88e5',
  teal: '#00897b',
  green: '#43a047',
  lime: '#c0ca33',
  amber: '#ffb300',
  orange: '#fb8c00',
  brown: '#6d4c41',
  grey: '#546e7a',
} as const;
export type Hue = keyof typeof HUES;

/** What the first-paint script needs to know; plain data, written into every page. */
export const THEME_STATE_RULE = {
  key: THEME_STATE_KEY,
  defaults: DEFAULT_THEME_STATE,
  spacing: SPACING_BOUNDS,
  modes: {
    light: { background: COLORS.light.background, surface: COLORS.light.surface, soft: 0.1 },
    dark: { background: COLORS.dark.background, surface: COLORS.dark.surface, soft: 0.2 },
  },
} as const;
