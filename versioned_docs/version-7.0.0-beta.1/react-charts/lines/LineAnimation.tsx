import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [8, 10, 12, 14, 16, 18, 20];
const days = [
  { name: 'Thursday', guests: [12, 18, 64, 40, 22, 51, 33] },
  { name: 'Friday', guests: [15, 22, 70, 48, 35, 82, 76] },
  { name: 'Saturday', guests: [8, 44, 81, 77, 60, 88, 90] },
];

export default function LineAnimation() {
  const [index, setIndex] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const day = days[index % days.length] ?? { name: '', guests: [] };

  return (
    <Box sx={{ height: 330 }}>
      <Box sx={{ display: 'flex', gap: '16px', height: 50 }}>
        <Button onClick={() => setIndex(index + 1)}>Next day</Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} />}
          onChange={(_event, checked) => setSkipAnimation(checked)}
          label="skipAnimation"
        />
      </Box>
      <div role="img" aria-label={`Guests by hour on ${day.name}`}>
        {/* #region excerpt */}
        <LineChart
          height={280}
          margin={{ right: 24 }}
          skipAnimation={skipAnimation}
          xAxis={[{ data: hours, min: 8, max: 20, label: 'Hour' }]}
          yAxis={[{ min: 0, max: 100 }]}
          series={[{ id: 'guests', data: day.guests, label: day.name }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
