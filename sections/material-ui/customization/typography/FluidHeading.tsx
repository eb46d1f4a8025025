import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const withFluidHeading = (outer: Theme) =>
  createTheme(outer, {
    typography: {
      h3: {
        fontSize: 'clamp(1.75rem, 1rem + 3vw, 3rem)',
        lineHeight: 1.2,
        [outer.breakpoints.up('md')]: { fontWeight: 300 },
      },
    },
  });
// #endregion

export default function FluidHeading() {
  return (
    <ThemeProvider theme={withFluidHeading}>
      <Typography variant="h3" component="p" noWrap sx={{ height: 60 }}>
        Night trains
      </Typography>
    </ThemeProvider>
  );
}
