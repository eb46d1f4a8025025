import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

// #region excerpt
declare module '@mui/material/styles' {
  interface Palette {
    sea: Palette['primary'];
  }
  interface PaletteOptions {
    sea?: PaletteOptions['primary'];
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    sea: true;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    sea: true;
  }
}

const withSea = (outer: Theme) =>
  createTheme(outer, {
    palette: {
      sea: outer.palette.augmentColor({
        name: 'sea',
        color: { main: outer.palette.mode === 'dark' ? '#5eead4' : '#0f766e' },
      }),
    },
  });
// #endregion

export default function ExtraColor() {
  return (
    <ThemeProvider theme={withSea}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" color="sea">
          Set sail
        </Button>
        <Button variant="outlined" color="sea">
          Look out
        </Button>
        <Chip color="sea" label="Calm" sx={{ alignSelf: 'center' }} />
      </Stack>
    </ThemeProvider>
  );
}
