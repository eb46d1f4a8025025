/**
 * Direction, density and colours that the reader chose, put in force on the html element. A plain
 * script: plugins/look/first-paint puts it into the head of every page; src/preferences/theme-state uses
 * it for every later change. Nothing but types may be imported, and values come as arguments.
 */
import type { StoredThemeState } from '@site/model/theme-state';

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];

export interface ModeRule {
  /** `#rrggbb`, as all colours here. */
  background: string;
  surface: string;
  /** How much of the chosen colour goes into the quiet background, from 0 to 1. */
  soft: number;
}

export interface ThemeStateRule {
  key: string;
  defaults: StoredThemeState;
  /** Pixels. */
  spacing: { min: number; max: number };
  modes: Record<'light' | 'dark', ModeRule>;
}

/** Reads what is stored; whatever is not as it should be counts as absent, field by field. */
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
  const colorOf = (name: string) => {
    const main = colors[name]?.main;
    return typeof main === 'string' && /^#[0-9a-f]{6}$/.test(main) ? { [name]: { main } } : {};
  };
  return {
    dense: dense === true,
    direction: direction === 'rtl' ? 'rtl' : rule.defaults.direction,
    spacing:
      typeof spacing === 'number' && spacing >= rule.spacing.min && spacing <= rule.spacing.max
        ? spacing
        : rule.defaults.spacing,
    paletteColors: { ...colorOf('primary'), ...colorOf('secondary') },
  };
}

function rgbOf(hex: string): Rgb {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of the second colour in the first. */
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
 * How well two colours can be told apart, from 1 to 21.
 * https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio
 */
export function contrastRatio(first: string, second: string): number {
  const [a, b] = [luminance(rgbOf(first)), luminance(rgbOf(second))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour itself, or the nearest darker or lighter one that reaches the contrast. */
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

/** The site's accents in a chosen colour: text in it reaches 4.5:1, marks 3:1, in both modes. */
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
      // Paper is white: print has the light colours in either mode.
      return mode === 'light'
        ? `:root[data-theme],[data-theme='light'][data-theme]${colors}`
        : `@media not print{[data-theme='dark'][data-theme]${colors}}`;
    })
    .join('');
}

/** Makes the html element, and a style sheet of the chosen colours, say what is in force. */
export function applyThemeState(
  root: HTMLElement,
  state: StoredThemeState,
  rule: ThemeStateRule,
): void {
  const id = 'chosen-colors';
  root.setAttribute('data-direction', state.direction);
  root.setAttribute('data-density', state.dense ? 'dense' : 'default');
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

/** Puts in force what is stored. */
export function applyStoredThemeState(root: HTMLElement, rule: ThemeStateRule): void {
  let text = '';
  try {
    text = localStorage.getItem(rule.key) ?? '';
  } catch {
    // Blocked: the defaults hold.
  }
  applyThemeState(root, parseThemeState(text, rule), rule);
}
