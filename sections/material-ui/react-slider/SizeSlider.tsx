import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

// #region excerpt
const toPixels = (exponent: number) => 2 ** exponent;
const pixels = (value: number) => `${value} pixels`;

export default function SizeSlider() {
  const [exponent, setExponent] = React.useState(8);
  const id = React.useId();

  return (
    <Box sx={{ height: 72, maxWidth: 320, px: 1.5 }}>
      <Typography id={id} component="div">
        Width of the picture: {pixels(toPixels(exponent))}
      </Typography>
      <Slider
        aria-labelledby={id}
        min={5}
        max={12}
        marks
        scale={toPixels}
        getAriaValueText={pixels}
        value={exponent}
        onChange={(_event, value) => setExponent(value as number)}
      />
    </Box>
  );
}
// #endregion
