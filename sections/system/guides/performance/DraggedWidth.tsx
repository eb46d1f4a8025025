import * as React from 'react';
import { Box } from '@mui/system';

export default function DraggedWidth() {
  const [share, setShare] = React.useState(60);

  // #region excerpt
  return (
    <Box
      style={{ '--share': `${share}%` } as React.CSSProperties}
      sx={{ lineHeight: '32px' }}
    >
      <label>
        Share of wind power{' '}
        <input
          type="range"
          value={share}
          onChange={(event) => setShare(event.target.valueAsNumber)}
        />
      </label>
      <Box sx={{ height: 64, bgcolor: 'action.hover' }}>
        <Box
          sx={{ width: 'var(--share)', height: 1, bgcolor: 'primary.main' }}
        />
      </Box>
    </Box>
  );
  // #endregion
}
