import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function VolumeSlider() {
  const [volume, setVolume] = React.useState(40);
  const id = React.useId();

  return (
    // #region excerpt
    <Box sx={{ height: 72, maxWidth: 320, px: 1.5 }}>
      <Typography id={id} component="div">
        Volume: {volume} %
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={(value) => `${value} percent`}
        value={volume}
        onChange={(_event, value) => setVolume(value as number)}
      />
    </Box>
    // #endregion
  );
}
