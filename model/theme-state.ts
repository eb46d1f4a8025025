/**
 * The part of the look that readers can change: types, defaults and bounds, from the rows of
 * preferences.ts. Shared by the script that runs before the first paint, by the state itself and by
 * the settings panel.
 */
import { COLORS } from './design-tokens';
import { PREFERENCES } from './preferences';

const { direction, density, spacing, paletteColors } = PREFERENCES;

/** All parts of the theme state are stored as one JSON object. */
export const THEME_STATE_KEY = direction.key;

export type Direction = (typeof direction.values)[number];
export type PaletteName = (typeof paletteColors.palettes)[number];

/** Colors that the user chose, as `#rrggbb`; the theme's color applies where one is missing. */
export type PaletteColors = Partial<Record<PaletteName, { main: string }>>;

/** The stored part of the theme state; the color mode has a separate key. */
export interface StoredThemeState {
  dense: boolean;
  direction: Direction;
  /** MUI's spacing unit in pixels. */
  spacing: number;
  paletteColors: PaletteColors;
}

export const DEFAULT_THEME_STATE: StoredThemeState = {
  dense: density.default,
  direction: direction.default,
  spacing: spacing.default,
  paletteColors: paletteColors.default,
};

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

/** Data for the first-paint script, written into every page. */
export const THEME_STATE_RULE = {
  key: THEME_STATE_KEY,
  defaults: DEFAULT_THEME_STATE,
  direction: { attribute: direction.attribute, values: direction.values },
  density: { attribute: density.attribute, values: density.attributeValues },
  spacing: { min: spacing.min, max: spacing.max },
  palettes: paletteColors.palettes,
  modes: {
    light: { background: COLORS.light.background, surface: COLORS.light.surface, soft: 0.1 },
    dark: { background: COLORS.dark.background, surface: COLORS.dark.surface, soft: 0.2 },
  },
} as const;
