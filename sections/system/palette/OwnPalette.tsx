import { Box, Stack, ThemeProvider, useTheme } from '@mui/system';

// #region excerpt
const themes = {
  light: {
    palette: { mode: 'light', forest: '#166534', sea: { main: '#155e75' } },
  },
  dark: {
    palette: { mode: 'dark', forest: '#86efac', sea: { main: '#67e8f9' } },
  },
};

export default function OwnPalette() {
  const { mode } = useTheme().palette;

  return (
    <ThemeProvider theme={themes[mode]}>
      <Stack spacing={1} sx={{ lineHeight: '40px' }}>
        <Box sx={{ color: 'forest' }}>Forest trail</Box>
        <Box sx={{ borderLeft: 4, pl: 1, borderColor: 'sea.main' }}>
          Coast path
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
// #endregion
