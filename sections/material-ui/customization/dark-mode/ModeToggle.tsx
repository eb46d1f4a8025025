import * as React from 'react';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

const choices = ['light', 'system', 'dark'] as const;
type Choice = (typeof choices)[number];

export default function ModeToggle() {
  const { direction } = useTheme();
  // #region excerpt
  const [choice, setChoice] = React.useState<Choice>('system');
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  const systemMode = systemIsDark ? 'dark' : 'light';
  const mode = choice === 'system' ? systemMode : choice;

  const theme = React.useMemo(
    () =>
      createTheme({
        direction,
        palette: { mode, contrastThreshold: 4.5 },
        typography: { fontFamily: 'inherit' },
      }),
    [direction, mode],
  );
  // #endregion

  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <ToggleButtonGroup
            exclusive
            aria-label="Color mode"
            value={choice}
            onChange={(_event, value: Choice | null) =>
              value && setChoice(value)
            }
          >
            {choices.map((value) => (
              <ToggleButton key={value} value={value}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <Alert severity="success">This part is {mode}.</Alert>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
