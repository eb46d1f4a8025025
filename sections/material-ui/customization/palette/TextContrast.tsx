import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  createTheme,
  getContrastRatio,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';

const main = '#d97706';

export default function TextContrast() {
  const outer = useTheme();
  const [contrastThreshold, setThreshold] = React.useState(4.5);
  // #region excerpt
  const theme = React.useMemo(
    () =>
      createTheme({
        ...outer,
        palette: {
          mode: outer.palette.mode,
          contrastThreshold,
          primary: { main },
        },
      }),
    [outer, contrastThreshold],
  );
  const white = getContrastRatio(main, '#fff').toFixed(1);
  // #endregion

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Contrast threshold"
        value={contrastThreshold}
        onChange={(_event, value: number | null) =>
          value !== null && setThreshold(value)
        }
      >
        <ToggleButton value={3}>3</ToggleButton>
        <ToggleButton value={4.5}>4.5</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <Button variant="contained">Order now</Button>
      </ThemeProvider>
      <Typography>White text has a contrast of {white} here.</Typography>
    </Stack>
  );
}
