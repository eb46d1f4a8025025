import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRange() {
  const [celsius, setCelsius] = React.useState(-18);

  return (
    <Box sx={{ height: 270, maxWidth: 320, mx: 'auto' }}>
      {/* #region excerpt */}
      <Gauge
        height={220}
        value={celsius}
        valueMin={-30}
        valueMax={10}
        startAngle={-120}
        endAngle={120}
        text={({ value }) => `${value} °C`}
        aria-label="Temperature of the freezer"
        aria-valuetext={`${celsius} degrees Celsius`}
        sx={{ '& .MuiGauge-valueText text': { fontSize: 32 } }}
      />
      {/* #endregion */}
      <Slider
        size="small"
        aria-label="Set the temperature"
        min={-30}
        max={10}
        value={celsius}
        onChange={(_event, value) => setCelsius(Number(value))}
      />
    </Box>
  );
}
