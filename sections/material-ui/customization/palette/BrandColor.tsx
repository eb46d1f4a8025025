import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function BrandColor() {
  const outer = useTheme();
  const [main, setMain] = React.useState('#c2410c');
  // #region excerpt
  const theme = React.useMemo(
    () =>
      createTheme({
        ...outer,
        palette: {
          mode: outer.palette.mode,
          contrastThreshold: 4.5,
          primary: { main },
        },
      }),
    [outer, main],
  );
  const { light, dark, contrastText } = theme.palette.primary;
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Box component="label" sx={{ display: 'flex', gap: 1, height: 32 }}>
          <span>Color of your brand</span>
          <input
            type="color"
            value={main}
            onChange={(event) => setMain(event.target.value)}
          />
        </Box>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <Button variant="contained">Contained</Button>
          <Chip color="primary" label="Chip" />
          <FormControlLabel
            control={<Checkbox defaultChecked />}
            label="Choice"
          />
        </Stack>
        <Box component="output" sx={{ lineHeight: '24px', minHeight: 48 }}>
          light: {light}, dark: {dark}, text: {contrastText}
        </Box>
      </Stack>
    </ThemeProvider>
  );
}
