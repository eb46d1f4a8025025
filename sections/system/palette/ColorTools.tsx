import * as React from 'react';
import {
  alpha,
  Box,
  darken,
  getContrastRatio,
  lighten,
  Stack,
} from '@mui/system';

export default function ColorTools() {
  const [base, setBase] = React.useState('#0f766e');
  // #region excerpt
  const colors = {
    lighten: lighten(base, 0.4),
    color: base,
    darken: darken(base, 0.4),
    alpha: alpha(base, 0.3),
  };
  const contrast = getContrastRatio('#fff', base).toFixed(1);
  // #endregion

  return (
    <Box sx={{ lineHeight: '32px' }}>
      <label>
        Color{' '}
        <Box
          component="input"
          type="color"
          value={base}
          onChange={(event) => setBase(event.currentTarget.value)}
          sx={{ width: 48, height: 32, verticalAlign: 'top' }}
        />
      </label>
      <Stack direction="row" sx={{ my: 1, maxWidth: 400 }}>
        {Object.entries(colors).map(([name, color]) => (
          <Box key={name} sx={{ flex: 1 }}>
            <Box sx={{ height: 40 }} style={{ backgroundColor: color }} />
            {name}
          </Box>
        ))}
      </Stack>
      <div role="status">Contrast with white: {contrast}</div>
    </Box>
  );
}
