import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

export default function SpacingFactor() {
  const outer = useTheme();
  const labelId = React.useId();
  const [spacing, setSpacing] = React.useState(8);
  // #region excerpt
  const theme = React.useMemo(
    () => createTheme({ ...outer, spacing }),
    [outer, spacing],
  );
  // #endregion

  return (
    <Box sx={{ maxWidth: 320, height: 232 }}>
      <Typography id={labelId}>One step is {spacing} px</Typography>
      <Box sx={{ px: '10px' }}>
        <Slider
          aria-labelledby={labelId}
          min={4}
          max={12}
          value={spacing}
          onChange={(_event, value) => setSpacing(Number(value))}
        />
      </Box>
      <ThemeProvider theme={theme}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography sx={{ mb: 2 }}>Bread of the day</Typography>
          <Stack direction="row" spacing={1}>
            <Chip label="Rye" />
            <Chip label="Seeds" />
          </Stack>
        </Paper>
      </ThemeProvider>
    </Box>
  );
}
