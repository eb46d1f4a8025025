import type * as React from 'react';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

// #region excerpt
declare module '@mui/material/styles' {
  interface TypographyVariants {
    figure?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}

function withFigure(theme: Theme): Theme {
  const figure = {
    fontFamily: theme.typography.fontFamily,
    fontSize: '2.5rem',
    fontWeight: 600,
    lineHeight: 1.2,
    fontVariantNumeric: 'tabular-nums',
    [theme.breakpoints.up('md')]: { fontSize: '4rem' },
  };
  return { ...theme, typography: { ...theme.typography, figure } };
}
// #endregion

export default function OwnVariant() {
  return (
    <ThemeProvider theme={withFigure}>
      <Typography variant="figure" component="p">
        1,284
      </Typography>
      <Typography color="text.secondary">Visitors this week</Typography>
    </ThemeProvider>
  );
}
