import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';

const MIN = 10;
const MAX = 30;
const clamp = (value: number) => Math.min(Math.max(value, MIN), MAX);

export default function HeatSlider() {
  const [text, setText] = React.useState('21');
  const degrees = clamp(Number(text) || MIN);

  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        height: 56,
        maxWidth: 360,
        pl: 1.5,
      }}
    >
      {/* #region excerpt */}
      <Slider
        aria-label="Temperature"
        min={MIN}
        max={MAX}
        step={0.5}
        value={degrees}
        onChange={(_event, value) => setText(String(value))}
      />
      <TextField
        label="°C"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(String(degrees))}
        inputProps={{ inputMode: 'decimal', 'aria-label': 'Temperature in °C' }}
        sx={{ flex: '0 0 72px' }}
      />
      {/* #endregion */}
    </Box>
  );
}
