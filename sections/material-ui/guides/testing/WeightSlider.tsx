import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

interface WeightSliderProps {
  kilos: number;
  onChange: (kilos: number) => void;
}

export default function WeightSlider({ kilos, onChange }: WeightSliderProps) {
  const labelId = React.useId();

  return (
    <Box sx={{ px: 1.25 }}>
      <Typography id={labelId}>Weight: {kilos} kg</Typography>
      <Slider
        aria-labelledby={labelId}
        min={1}
        max={20}
        value={kilos}
        onChange={(_event, value) => onChange(Number(value))}
      />
    </Box>
  );
}
