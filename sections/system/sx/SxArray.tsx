import * as React from 'react';
import { Box, Stack } from '@mui/system';

const days = ['Mon', 'Tue', 'Wed'];

export default function SxArray() {
  const [chosen, setChosen] = React.useState('Mon');

  return (
    <Stack direction="row" spacing={1}>
      {days.map((day) => (
        // #region excerpt
        <Box
          key={day}
          component="button"
          type="button"
          aria-pressed={day === chosen}
          onClick={() => setChosen(day)}
          sx={[
            {
              height: 40,
              px: 2,
              border: 1,
              borderColor: 'text.secondary',
              borderRadius: '8px',
              bgcolor: 'transparent',
              color: 'inherit',
              font: 'inherit',
            },
            day === chosen && {
              borderColor: 'primary.main',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            },
          ]}
        >
          {day}
        </Box>
        // #endregion
      ))}
    </Stack>
  );
}
