/**
 * The look in numbers: one set of values for the frame of the site, which reads them as CSS custom
 * properties (plugins/look/design-tokens writes those), and for the MUI theme of the demos (src/mui).
 */

export const BLUE = {
  50: '#ebf5ff',
  100: '#cce5ff',
  200: '#99ccff',
  300: '#66b2ff',
  400: '#3399ff',
  500: '#007fff',
  600: '#0066cc',
  700: '#0059b2',
  800: '#004c99',
  900: '#00305f',
} as const;

export const GRAY = {
  50: '#f6f8fa',
  100: '#ecf0f4',
  200: '#dde3ea',
  300: '#c3ccd7',
  400: '#98a4b3',
  500: '#6b788a',
  600: '#4b5768',
  700: '#343f4d',
  800: '#1f2832',
  900: '#131a22',
  950: '#0b0f14',
} as const;

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Colors by purpose. Text on any background of its mode reaches a contrast of 4.5:1. */
export interface ModeColors {
  background: string;
  surface: string;
  surfaceRaised: string;
  border: string;
  borderStrong: string;
  text: string;
  textMuted: string;
  /** Links and other text in the primary color. */
  accent: string;
  /** A quiet background for what is selected or marked. */
  accentSoft: string;
  /** Text on a filled background of `accent`. */
  onAccent: string;
  /** Color of focus rings, bars, marks and other graphics. */
  brand: string;
  success: string;
  warning: string;
  danger: string;
  info: string;
  successSoft: string;
  warningSoft: string;
  dangerSoft: string;
  infoSoft: string;
}

export const COLORS: Record<Mode, ModeColors> = {
  light: {
    background: '#ffffff',
    surface: GRAY[50],
    surfaceRaised: '#ffffff',
    border: GRAY[200],
    borderStrong: GRAY[300],
    text: GRAY[900],
    textMuted: GRAY[600],
    accent: BLUE[600],
    accentSoft: BLUE[50],
    onAccent: '#ffffff',
    brand: BLUE[500],
    success: '#0f6b35',
    warning: '#7d4e00',
    danger: '#b3211f',
    info: BLUE[700],
    successSoft: '#eaf7ef',
    warningSoft: '#fff5e1',
    dangerSoft: '#fdeeed',
    infoSoft: BLUE[50],
  },
  dark: {
    background: GRAY[950],
    surface: GRAY[900],
    surfaceRaised: '#18212b',
    border: '#26313d',
    borderStrong: '#3a4755',
    text: '#e8edf3',
    textMuted: '#a9b5c3',
    accent: BLUE[300],
    accentSoft: '#0c2540',
    onAccent: GRAY[950],
    brand: BLUE[400],
    success: '#6fd696',
    warning: '#f2bd5c',
    danger: '#ff938c',
    info: BLUE[300],
    successSoft: '#0d2a1a',
    warningSoft: '#2d220c',
    dangerSoft: '#361514',
    infoSoft: '#0c2540',
  },
};

/**
 * Colors of code, by the classes that plugins/demos/code/highlight.ts writes. It writes no `p`: that is
 * the color of a whole block, in which only punctuation has no class.
 */
export const CODE_COLORS: Record<Mode, Record<string, string>> = {
  light: {
    c: '#5c6878', k: '#a1237f', s: '#1a6b3c', n: '#9a4a00', f: '#6634c4', y: '#0a5f8a',
    t: '#0a5f8a', a: '#7a4b00', v: GRAY[900], p: '#4b5768', d: '#b3211f', i: '#0f6b35',
  },
  dark: {
    c: '#8d9bab', k: '#ff8fd2', s: '#8fdcab', n: '#ffb86b', f: '#c3a6ff', y: '#7cd0f5',
    t: '#7cd0f5', a: '#f0c674', v: '#e8edf3', p: '#a9b5c3', d: '#ff938c', i: '#6fd696',
  },
}; // prettier-ignore

/** The font service that has General Sans; the site is whole without it. */
export const HEADING_FONT_CSS =
  'https://api.fontshare.com/v2/css?f[]=general-sans@500,600,700&display=swap';

export const FONTS = {
  body: "'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
  heading:
    "'General Sans', 'IBM Plex Sans Variable', 'IBM Plex Sans Fallback', system-ui, sans-serif",
  code: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
} as const;

/** Pixels. */
export const SPACING = 8;
export const RADIUS = { box: 12, button: 8, chip: 6 } as const;
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Type scale: size in rem, line height without unit. */
export const TYPE_SCALE = {
  display: [3.25, 1.1],
  h1: [2.25, 1.2],
  h2: [1.5, 1.3],
  h3: [1.1875, 1.4],
  h4: [1.0625, 1.45],
  body: [1, 1.65],
  small: [0.875, 1.55],
  tiny: [0.75, 1.4],
} as const;

export const SHADOWS: Record<Mode, { low: string; high: string }> = {
  light: {
    low: '0 1px 2px rgb(19 26 34 / 6%), 0 1px 6px rgb(19 26 34 / 4%)',
    high: '0 4px 12px rgb(19 26 34 / 8%), 0 16px 40px rgb(19 26 34 / 10%)',
  },
  dark: {
    low: '0 1px 2px rgb(0 0 0 / 50%)',
    high: '0 4px 12px rgb(0 0 0 / 50%), 0 16px 40px rgb(0 0 0 / 45%)',
  },
};

/** Milliseconds and a curve; animations are off for users who prefer reduced motion. */
export const MOTION = { fast: 120, slow: 240, curve: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
