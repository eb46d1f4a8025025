import JoyButton from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { extendTheme } from '@mui/joy/styles';
import Button from '@mui/material/Button';
import {
  createTheme,
  THEME_ID as MATERIAL_ID,
  ThemeProvider,
} from '@mui/material/styles';
import { JoyDemo } from '../../_parts/JoyDemo';

// #region excerpt
const pine = { main: '#1b6b47', dark: '#12482f' };

const materialTheme = createTheme({ palette: { primary: pine } });

const palette = { primary: { 500: pine.main, 600: pine.dark } };
const joyTheme = extendTheme({
  cssVarPrefix: 'pine',
  colorSchemes: { light: { palette }, dark: { palette } },
});

export default function SharedPrimary() {
  return (
    <JoyDemo theme={joyTheme}>
      <ThemeProvider theme={{ [MATERIAL_ID]: materialTheme }}>
        <Stack direction="row" flexWrap="wrap" gap={1}>
          <JoyButton>Joy UI</JoyButton>
          <Button variant="contained">Material UI</Button>
        </Stack>
      </ThemeProvider>
    </JoyDemo>
  );
}
// #endregion
