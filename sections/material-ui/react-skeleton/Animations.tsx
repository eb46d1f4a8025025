import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';

const animations: Record<string, SkeletonProps['animation']> = {
  pulse: 'pulse',
  wave: 'wave',
  none: false,
};

export default function Animations() {
  const [name, setName] = React.useState('wave');

  return (
    <Box sx={{ maxWidth: 320 }}>
      <FormControl>
        <FormLabel id="animation-label">Animation</FormLabel>
        <RadioGroup
          row
          aria-labelledby="animation-label"
          value={name}
          onChange={(event) => setName(event.target.value)}
        >
          {Object.keys(animations).map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio />}
              label={each}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {/* #region excerpt */}
      <Skeleton
        variant="rounded"
        height={80}
        animation={animations[name]}
        sx={{
          '@media (prefers-reduced-motion: reduce)': {
            '&, &::after': { animation: 'none' },
          },
        }}
      />
      {/* #endregion */}
    </Box>
  );
}
