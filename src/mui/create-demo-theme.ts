import type {} from '@mui/x-data-grid/themeAugmentation';
import { alpha, createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import {
  BLUE,
  BREAKPOINTS,
  COLORS,
  FONTS,
  GRAY,
  RADIUS,
  type Mode,
} from '@site/model/design-tokens';
import type { ThemeState } from '@site/src/preferences/theme-state/reducer';
import { DENSE_COMPONENTS } from './dense-components';

function defaultPrimary(mode: Mode) {
  const colors = COLORS[mode];
  return {
    main: colors.accent,
    // Text in this shade is readable too: the grid writes its totals in it.
    dark: mode === 'dark' ? BLUE[400] : BLUE[700],
    light: mode === 'dark' ? BLUE[200] : BLUE[400],
    contrastText: colors.onAccent,
  };
}

/** Gives buttons a smaller radius than boxes: MUI would use the same one. */
const BUTTON_CORNERS = { styleOverrides: { root: { borderRadius: RADIUS.button } } };

/**
 * Defaults for all demos. Version 7.0.0 of the grid compiles filters with `new Function`, which the
 * site's Content-Security-Policy forbids, unless `disableEval` is set; it filters the same.
 */
const COMPONENTS: NonNullable<ThemeOptions['components']> = {
  MuiButton: BUTTON_CORNERS,
  MuiButtonGroup: BUTTON_CORNERS,
  MuiToggleButton: BUTTON_CORNERS,
  MuiToggleButtonGroup: BUTTON_CORNERS,
  MuiDataGrid: { defaultProps: { disableEval: true } },
};

/**
 * `FONTS.heading` ends with the body font, which shows where the site is built without a heading
 * font. Sizes and weights stay MUI's: the pickers' toolbars are laid out for them.
 */
const HEADING = { fontFamily: FONTS.heading };

const TYPOGRAPHY: ThemeOptions['typography'] = {
  fontFamily: FONTS.body,
  h1: HEADING,
  h2: HEADING,
  h3: HEADING,
  h4: HEADING,
  h5: HEADING,
  h6: HEADING,
  button: { textTransform: 'none', fontWeight: 600 },
};

/**
 * The MUI theme of the demos, made from the tokens of the site's frame and the reader's state.
 * @param localeTexts themes of the packages' own texts, where the page is in another language
 * @throws for a chosen color that MUI cannot read
 */
export function createDemoTheme(state: ThemeState, localeTexts: readonly object[] = []): Theme {
  const { paletteMode: mode, paletteColors, direction, spacing, dense } = state;
  const colors = COLORS[mode];
  return createTheme(
    {
      direction,
      palette: {
        mode,
        ...paletteColors,
        primary: paletteColors.primary ?? defaultPrimary(mode),
        contrastThreshold: 4.5,
        background: { default: colors.background, paper: colors.surfaceRaised },
        text: { primary: colors.text, secondary: colors.textMuted },
        // Translucent: the grid takes the hue of its lines from it and lightens that.
        divider: alpha(colors.text, 0.14),
        grey: GRAY,
      },
      breakpoints: { values: { ...BREAKPOINTS } },
      spacing,
      shape: { borderRadius: RADIUS.box },
      typography: TYPOGRAPHY,
      components: COMPONENTS,
    },
    dense ? { components: DENSE_COMPONENTS } : {},
    ...localeTexts,
  );
}
