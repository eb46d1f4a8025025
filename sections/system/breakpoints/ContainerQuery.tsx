import * as React from 'react';
import { Box } from '@mui/system';

export default function ContainerQuery() {
  const [width, setWidth] = React.useState(200);

  return (
    <Box sx={{ height: 168, lineHeight: '24px' }}>
      <label>
        Width of the card:{' '}
        <input
          type="range"
          min={160}
          max={280}
          step={40}
          value={width}
          onChange={(event) => setWidth(event.target.valueAsNumber)}
        />
      </label>
      {/* #region excerpt */}
      <Box sx={{ containerType: 'inline-size', mt: 1 }} style={{ width }}>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            p: 2,
            border: 1,
            borderColor: 'divider',
            '@container (min-width: 240px)': {
              gridTemplateColumns: '1fr 1fr',
            },
          }}
        >
          <strong>Harbor</strong>
          <span>12 berths</span>
        </Box>
      </Box>
      {/* #endregion */}
    </Box>
  );
}
