import { Box, ThemeProvider, type Theme } from '@mui/system';

// #region excerpt
const withWarning = (outer: Theme): Theme => ({
  ...outer,
  palette: {
    ...outer.palette,
    primary: { ...outer.palette.primary, main: '#c2410c' },
  },
});

function Notice({ text }: { text: string }) {
  return (
    <Box sx={{ pl: 2, borderLeft: 6, borderColor: 'primary.main' }}>{text}</Box>
  );
}

export default function NestedTheme() {
  return (
    <Box sx={{ display: 'grid', gap: 1, lineHeight: '40px' }}>
      <Notice text="The lift is open" />
      <ThemeProvider theme={withWarning}>
        <Notice text="Ice on the north side" />
      </ThemeProvider>
    </Box>
  );
}
// #endregion
