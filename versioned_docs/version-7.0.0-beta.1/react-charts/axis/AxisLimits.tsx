import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 41 }, (_, index) => index * 3);
const bars = minutes.map((minute) =>
  Number((2.4 + Math.sin(minute / 9) * 0.35 + minute / 300).toFixed(2)),
);

export default function AxisLimits() {
  const [range, setRange] = React.useState([30, 90]);
  const [min = 0, max = 120] = range;

  return (
    <Box sx={{ height: 360 }}>
      {/* #region excerpt */}
      <div
        role="img"
        aria-label="Pressure in a boiler over two hours, swinging between 2.1 and 3.1 bar."
      >
        <LineChart
          height={290}
          margin={{ top: 20, right: 20 }}
          xAxis={[{ data: minutes, min, max, label: 'Minute' }]}
          yAxis={[{ min: 0, max: 4, label: 'Bar' }]}
          series={[{ data: bars }]}
        />
      </div>
      {/* #endregion */}
      <Box sx={{ px: 3, height: 70 }}>
        <Typography id="axis-limits" variant="body2">
          Minutes {min} to {max}
        </Typography>
        <Slider
          size="small"
          aria-labelledby="axis-limits"
          getAriaValueText={(value) => `Minute ${value}`}
          min={0}
          max={120}
          step={6}
          disableSwap
          value={[min, max]}
          onChange={(_event, value) => {
            const [from = 0, to = 0] = Array.isArray(value) ? value : [];
            if (to - from >= 12) setRange([from, to]);
          }}
        />
      </Box>
    </Box>
  );
}
