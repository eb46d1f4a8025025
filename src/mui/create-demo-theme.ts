import { alpha, createTheme, type Theme } from '@mui/material/styles';
import {
  BLUE,
  BREAKPOINTS,
  COLORS,
  FONTS,
  GREY,
  RADIUS,
  SPACING,
  type Mode,
} from '@site/config/design-tokens';

/** What of the reader's state shapes the theme of the demos. */
export interface DemoThemeState {
  mode: Mode;
}

/** The MUI theme of the demos, made from the tokens of the site's frame. */
export function createDemoTheme({ mode }: DemoThemeState): Theme {
  const colors = COLORS[mode];
  return createTheme({
    palette: {
      mode,
      primary: {
        main: colors.accent,
        // Text in this shade is readable too: the grid writes its totals in it.
        dark: mode === 'dark' ? BLUE[400] : BLUE[700],
        light: mode === 'dark' ? BLUE[200] : BLUE[400],
        contrastText: colors.onAccent,
      },
      background: { default: colors.background, paper: colors.surfaceRaised },
      text: { primary: colors.text, secondary: colors.textMuted },
      // Translucent: the grid takes the hue of its lines from it and lightens that.
      divider: alpha(colors.text, 0.14),
      grey: GREY,
    },
    breakpoints: { values: { ...BREAKPOINTS } },
    spacing: SPACING,
    shape: { borderRadius: RADIUS.button },
    typography: { fontFamily: FONTS.body, button: { textTransform: 'none', fontWeight: 600 } },
  });
}
