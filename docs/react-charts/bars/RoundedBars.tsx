import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const savings = [120, 90, -60, 140, -110, 80];

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(10);

  return (
    <Box sx={{ height: 340 }}>
      <Box sx={{ height: 40, maxWidth: 240, px: '12px' }}>
        <Slider
          aria-label="borderRadius"
          max={30}
          value={borderRadius}
          onChange={(_event, value) => setBorderRadius(Number(value))}
          valueLabelDisplay="auto"
        />
      </Box>
      <div
        role="img"
        aria-label="Savings in six months. They are negative in March and May."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          margin={{ top: 10, right: 10 }}
          borderRadius={borderRadius}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[{ data: savings }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
