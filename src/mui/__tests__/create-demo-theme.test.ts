/** @jest-environment jsdom */
import { createElement } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import {
  decomposeColor,
  getContrastRatio,
  recomposeColor,
  ThemeProvider,
} from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { BLUE, COLORS, FONTS, MODES, type Mode } from '@site/model/design-tokens';
import { DEFAULT_THEME_STATE, type StoredThemeState } from '@site/model/theme-state';
import { createDemoTheme } from '../create-demo-theme';

const themeOf = (paletteMode: Mode, state: Partial<StoredThemeState> = {}) =>
  createDemoTheme({ ...DEFAULT_THEME_STATE, ...state, paletteMode });

/** The color on paper under which MUI shows that an element in `color` is selected. */
function selectedBackground(mode: Mode, color: string): string {
  const { background, action } = themeOf(mode).palette;
  const paper = decomposeColor(background.paper).values;
  const values = decomposeColor(color).values.map((value, index) =>
    Math.round(value * action.selectedOpacity + (paper[index] ?? 0) * (1 - action.selectedOpacity)),
  );
  return recomposeColor({ type: 'rgb', values: [values[0] ?? 0, values[1] ?? 0, values[2] ?? 0] });
}

describe.each(MODES)('in the %s mode', (mode) => {
  const theme = themeOf(mode);
  const { palette } = theme;

  it('boxes have corners of 12 px', () => {
    expect(theme.shape.borderRadius).toBe(12);
  });

  it('buttons have corners of 8 to 10 px', () => {
    render(
      createElement(ThemeProvider, { theme },
        createElement(Button, { variant: 'contained' }, 'Save'),
        createElement(ToggleButton, { value: 'bold' }, 'Bold')),
    ); // prettier-ignore
    for (const name of ['Save', 'Bold']) {
      const { borderRadius } = getComputedStyle(screen.getByRole('button', { name }));
      expect(borderRadius).toMatch(/^(?:8|9|10)px$/);
    }
  });

  it.each(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const)('%s is in the heading font', (heading) => {
    expect(theme.typography[heading].fontFamily).toBe(FONTS.heading);
  });

  it('other text is in the body font', () => {
    for (const variant of ['body1', 'body2', 'button', 'caption', 'subtitle1'] as const) {
      expect(theme.typography[variant].fontFamily).toBe(FONTS.body);
    }
  });

  it('text in the primary color can be read, on what is selected too', () => {
    const { paper, default: page } = palette.background;
    const { main, contrastText } = palette.primary;
    for (const background of [page, paper, COLORS[mode].surface, COLORS[mode].accentSoft]) {
      expect(getContrastRatio(main, background)).toBeGreaterThanOrEqual(4.5);
    }
    expect(getContrastRatio(main, contrastText)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(main, selectedBackground(mode, main))).toBeGreaterThanOrEqual(4.5);
  });

  it('a chosen color takes the place of the primary one', () => {
    const paletteColors = { primary: { main: '#7b1fa2' } };
    expect(themeOf(mode, { paletteColors }).palette.primary.main).toBe('#7b1fa2');
  });
});

it('the heading font falls back to the body font', () => {
  expect(FONTS.heading.endsWith(`, ${FONTS.body}`)).toBe(true);
});

it('the brand color is #007fff, and the primary one its nearest shade that can be read', () => {
  expect(COLORS.light.brand).toBe('#007fff');
  expect(getContrastRatio(BLUE[500], '#ffffff')).toBeLessThan(4.5);
  expect(themeOf('light').palette.primary.main).toBe(BLUE[600]);
  expect(getContrastRatio(BLUE[400], selectedBackground('dark', BLUE[400]))).toBeLessThan(4.5);
  expect(themeOf('dark').palette.primary.main).toBe(BLUE[300]);
});
