/**
 * Applies the direction, density and colors that the reader chose to the html element. A plain
 * script: plugins/look/first-paint puts it into the head of every page, and
 * src/preferences/theme-state uses it for every later change. Import only types here; values are
 * passed as arguments.
 */
import type { Direction, PaletteName, StoredThemeState } from '@site/model/theme-state';

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

export interface ModeRule {
  /** `#rrggbb`, as all colors here. */
  background: string;
  surface: string;
  /** Share of the chosen color in `--color-accent-soft`, from 0 to 1. */
  soft: number;
}

export interface ThemeStateRule {
  key: string;
  defaults: StoredThemeState;
  direction: { attribute: string; values: readonly Direction[] };
  /** Values of the attribute: the default, and dense. */
  density: { attribute: string; values: readonly [string, string] };
  /** Pixels. */
  spacing: { min: number; max: number };
  palettes: readonly PaletteName[];
  modes: Record<'light' | 'dark', ModeRule>;
}

/** Parses the stored JSON. A field with a value that is not valid counts as absent. */
export function parseThemeState(text: string, rule: ThemeStateRule): StoredThemeState {
  let given: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed) given = parsed as Record<string, unknown>;
  } catch {
    // Nothing stored, or junk.
  }
  const { dense, direction, spacing } = given;
  const colors = (given.paletteColors ?? {}) as Record<string, { main?: unknown } | undefined>;
  const paletteColors: StoredThemeState['paletteColors'] = {};
  rule.palettes.forEach((name) => {
    const main = colors[name]?.main;
    if (typeof main === 'string' && /^#[0-9a-f]{6}$/.test(main)) paletteColors[name] = { main };
  });
  return {
    dense: dense === true,
    direction:
      rule.direction.values.find((value) => value === direction) ?? rule.defaults.direction,
    spacing:
      typeof spacing === 'number' && spacing >= rule.spacing.min && spacing <= rule.spacing.max
        ? spacing
        : rule.defaults.spacing,
    paletteColors,
  };
}

function rgbOf(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** @param share of the second color, from 0 to 1 */
function mix(a: Rgb, b: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return [part(0), part(1), part(2)];
}

/** https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const linear = (part: number) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/**
 * Contrast of two colors, from 1 to 21.
 * https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
 */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(rgbOf(first)), luminance(rgbOf(second))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @returns the color itself, or the nearest darker or lighter one that reaches the contrast */
function readableShade(
  color: string,
  mode: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  const end: Rgb = mode === 'dark' ? [255, 255, 255] : [0, 0, 0];
  for (let share = 0; share < 1; share += 0.04) {
    const shade = hexOf(mix(rgbOf(color), end, share));
    if (backgrounds.every((background) => contrastRatio(shade, background) >= ratio)) return shade;
  }
  return hexOf(end);
}

/**
 * CSS for the site's accents in a chosen color. In both modes, text in `--color-accent` reaches a
 * contrast of 4.5:1, and rings and bars in `--color-brand` reach 3:1.
 */
export function accentCss(primary: string, modes: ThemeStateRule['modes']): string {
  return (['light', 'dark'] as const)
    .map((mode) => {
      const { background, surface, soft } = modes[mode];
      const quiet = hexOf(mix(rgbOf(background), rgbOf(primary), soft));
      const backgrounds = [background, surface, quiet];
      const accent = readableShade(primary, mode, backgrounds, 4.6);
      const brand = readableShade(primary, mode, backgrounds, 3);
      const onAccent = contrastRatio(accent, '#ffffff') >= 4.5 ? '#ffffff' : '#000000';
      const colors = `{--color-accent:${accent};--color-accent-soft:${quiet};--color-on-accent:${onAccent};--color-brand:${brand}}`;
      // Paper is white: print uses the light colors in either mode.
      return mode === 'light'
        ? `:root[data-theme],[data-theme='light'][data-theme]${colors}`
        : `@media not print{[data-theme='dark'][data-theme]${colors}}`;
    })
    .join('');
}

/** Sets the attributes of the html element, and a style sheet with the chosen colors. */
export function applyThemeState(
  root: HTMLElement,
  state: StoredThemeState,
  rule: ThemeStateRule,
): void {
  const id = 'chosen-colors';
  root.setAttribute(rule.direction.attribute, state.direction);
  root.setAttribute(rule.density.attribute, rule.density.values[state.dense ? 1 : 0]);
  if (root.dir !== state.direction) root.dir = state.direction;
  const primary = state.paletteColors.primary?.main;
  let style = document.getElementById(id);
  if (!primary) {
    style?.remove();
    return;
  }
  if (!style) {
    style = document.createElement('style');
    style.id = id;
    document.head.append(style);
  }
  style.textContent = accentCss(primary, rule.modes);
}

/** Applies the stored theme state. */
export function applyStoredThemeState(root: HTMLElement, rule: ThemeStateRule): void {
  let text = '';
  try {
    text = localStorage.getItem(rule.key) ?? '';
  } catch {
    // Blocked: the defaults hold.
  }
  applyThemeState(root, parseThemeState(text, rule), rule);
}
