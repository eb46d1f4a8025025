import * as React from 'react';
import { Box, Stack } from '@mui/system';

const tags = ['Rivers', 'Lakes', 'Glaciers', 'Springs', 'Canals', 'Ponds'];

export default function StackWrap() {
  const [gap, setGap] = React.useState(false);

  return (
    <Box sx={{ height: 168, lineHeight: '32px' }}>
      <label>
        <input
          type="checkbox"
          checked={gap}
          onChange={(event) => setGap(event.target.checked)}
        />{' '}
        useFlexGap
      </label>
      {/* #region excerpt */}
      <Stack
        component="ul"
        direction="row"
        spacing={1}
        useFlexGap={gap}
        sx={{ flexWrap: 'wrap', width: 240, m: 0, p: 0, listStyle: 'none' }}
      >
        {tags.map((tag) => (
          <Box
            key={tag}
            component="li"
            sx={{
              m: 0,
              px: 1.5,
              bgcolor: 'action.hover',
              borderRadius: '16px',
            }}
          >
            {tag}
          </Box>
        ))}
      </Stack>
      {/* #endregion */}
    </Box>
  );
}
