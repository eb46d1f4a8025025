import * as React from 'react';
import { Box, createSpacing, Stack, ThemeProvider } from '@mui/system';

export default function SpacingUnit() {
  const [unit, setUnit] = React.useState(8);
  // #region excerpt
  const theme = React.useMemo(() => ({ spacing: createSpacing(unit) }), [unit]);

  return (
    <Box sx={{ height: 136, lineHeight: '24px' }}>
      <label>
        spacing: {unit} px{' '}
        <input
          type="range"
          min={4}
          max={12}
          step={2}
          value={unit}
          onChange={(event) => setUnit(event.target.valueAsNumber)}
        />
      </label>
      <ThemeProvider theme={theme}>
        <Stack
          direction="row"
          spacing={2}
          sx={{ width: 'fit-content', p: 2, border: 1 }}
        >
          <span>Oats</span>
          <span>Barley</span>
          <span>Rye</span>
        </Stack>
      </ThemeProvider>
    </Box>
  );
  // #endregion
}
