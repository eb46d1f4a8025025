import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const weeks = [
  [32, 41, 28, 45, 37],
  [18, 47, 35, 22, 49],
  [44, 25, 12, 39, 30],
];

export default function BarAnimation() {
  const [week, setWeek] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box sx={{ height: 330 }}>
      <Box sx={{ display: 'flex', gap: '16px', height: 50 }}>
        <Button onClick={() => setWeek((week + 1) % weeks.length)}>
          Next week
        </Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} />}
          onChange={(_event, checked) => setSkipAnimation(checked)}
          label="skipAnimation"
        />
      </Box>
      <div role="img" aria-label={`Tickets solved in week ${week + 1}`}>
        {/* #region excerpt */}
        <BarChart
          height={280}
          skipAnimation={skipAnimation}
          xAxis={[{ scaleType: 'band', data: days }]}
          yAxis={[{ min: 0, max: 50 }]}
          series={[
            { id: 'solved', data: weeks[week], label: `Week ${week + 1}` },
          ]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
