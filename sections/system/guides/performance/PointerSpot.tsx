import * as React from 'react';
import { Box } from '@mui/system';

export default function PointerSpot() {
  const [x, setX] = React.useState(50);

  // #region excerpt
  return (
    <Box sx={{ lineHeight: '32px' }}>
      <label>
        Light{' '}
        <input type="range" value={x} onChange={(event) => setX(event.target.valueAsNumber)} />
      </label>
      <Box
        data-testid="light"
        style={{ '--x': `${x}%` } as React.CSSProperties}
        sx={{
          height: 64,
          background: 'radial-gradient(circle at var(--x) 50%, #fde68a, #1e293b 50%)',
        }}
      />
    </Box>
  );
  // #endregion
}
