import { Box, createTheme, Stack, ThemeProvider } from '@mui/system';

// #region excerpt
const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 10 },
  components: {
    MuiStack: { defaultProps: { direction: 'row', useFlexGap: true } },
  },
});

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={3}>
        {['Rain', 'Wind', 'Sun'].map((name) => (
          <Box
            key={name}
            sx={{ px: 4, border: 1, borderRadius: 1, lineHeight: '38px' }}
          >
            {name}
          </Box>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
// #endregion
