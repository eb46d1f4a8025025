import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
const withDefaults = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiTextField: {
        defaultProps: { variant: 'filled', fullWidth: true, margin: 'none' },
      },
      MuiButton: {
        defaultProps: { variant: 'contained', disableElevation: true },
        styleOverrides: { root: { borderRadius: 999, paddingInline: 24 } },
      },
    },
  });

export default function ThemeDefaults() {
  return (
    <ThemeProvider theme={withDefaults}>
      <Stack spacing={2} sx={{ maxWidth: 360, alignItems: 'flex-start' }}>
        <TextField label="Street and number" autoComplete="street-address" />
        <TextField label="Town" autoComplete="address-level2" />
        <Stack direction="row" spacing={1}>
          <Button>Save address</Button>
          <Button variant="text">Cancel</Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
// #endregion
