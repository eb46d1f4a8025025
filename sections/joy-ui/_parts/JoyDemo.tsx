import * as React from 'react';
import { extendTheme, THEME_ID, type Theme } from '@mui/joy/styles';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';

const defaultTheme = extendTheme();

interface JoyDemoProps {
  children: React.ReactNode;
  theme?: Theme;
}

/**
 * Adds Joy UI's theme to a page that has Material UI's, with the same color mode
 * and font. Your application uses `CssVarsProvider` instead, which also stores
 * the mode. The variables are on `:root` because popups are outside of the demo;
 * their names begin with `--joy-`, so only Joy UI uses them.
 */
export function JoyDemo({ children, theme = defaultTheme }: JoyDemoProps) {
  const { palette, typography } = useTheme();
  const prefix = `--${theme.cssVarPrefix}-fontFamily`;
  const variables = {
    ...theme.generateCssVars().css,
    ...theme.generateCssVars(palette.mode).css,
    [`${prefix}-body`]: typography.fontFamily,
    [`${prefix}-display`]: typography.fontFamily,
  };

  return (
    <ThemeProvider themeId={THEME_ID} theme={theme}>
      <GlobalStyles styles={{ ':root': variables }} />
      <div data-joy-color-scheme={palette.mode}>{children}</div>
    </ThemeProvider>
  );
}
