import {
  BREAKPOINTS,
  CODE_COLORS,
  COLORS,
  MODES,
  RADIUS,
  SPACING,
  BLUE,
  type ModeColors,
} from '../../model/design-tokens';
import { THEME_COLORS } from '../../model/preferences';

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new Error(`"${color}" is not a color of six digits`);
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Contrast that WCAG AA requires for text. */
const TEXT = 4.5;
/** Contrast that WCAG AA requires for focus rings, bars, icons and other graphics. */
const GRAPHICS = 3;

const STATUSES = ['success', 'warning', 'danger', 'info'] as const;

/** Each text color with every background that it is used on. */
const PAIRS: [keyof ModeColors, keyof ModeColors][] = [
  ...(['text', 'textMuted', 'accent', ...STATUSES] as const).flatMap((text) =>
    (['background', 'surface', 'surfaceRaised'] as const).map(
      (background): [keyof ModeColors, keyof ModeColors] => [text, background],
    ),
  ),
  ...STATUSES.flatMap((status): [keyof ModeColors, keyof ModeColors][] => [
    [status, `${status}Soft`],
    ['text', `${status}Soft`],
    ['textMuted', `${status}Soft`],
    // Links in callouts.
    ['accent', `${status}Soft`],
  ]),
  ['accent', 'accentSoft'],
  ['text', 'accentSoft'],
  ['textMuted', 'accentSoft'],
  // "Copied", with the pointer still there.
  ['success', 'accentSoft'],
  ['onAccent', 'accent'],
];

it('the measure of contrast is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

describe.each(MODES)('in %s mode', (mode) => {
  const colors = COLORS[mode];

  it.each(PAIRS)('%s on %s can be read', (text, background) => {
    expect(contrast(colors[text], colors[background])).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(Object.entries(CODE_COLORS[mode]))(
    'code of class %s can be read, on marked lines too',
    (_, color) => {
      expect(contrast(color, colors.surface)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(color, colors.accentSoft)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  it.each(['background', 'surface', 'surfaceRaised'] as const)('rings show on %s', (background) => {
    expect(contrast(colors.brand, colors[background])).toBeGreaterThanOrEqual(GRAPHICS);
  });

  it("the color of the browser's frame is that of the page", () => {
    expect(THEME_COLORS[mode]).toBe(colors.background);
  });
});

it('both modes color the same classes of code', () => {
  expect(Object.keys(CODE_COLORS.dark).sort()).toEqual(Object.keys(CODE_COLORS.light).sort());
});

it('the numbers of the contract hold', () => {
  expect(BLUE[500]).toBe('#007fff');
  expect(SPACING).toBe(8);
  expect(RADIUS.box).toBe(12);
  expect(RADIUS.button).toBeGreaterThanOrEqual(8);
  expect(RADIUS.button).toBeLessThanOrEqual(10);
  expect(BREAKPOINTS).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
});
