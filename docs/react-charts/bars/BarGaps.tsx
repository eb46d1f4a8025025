import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts';

const courses = ['Baking', 'Pottery', 'Sewing'];

export default function BarGaps() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.4);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  // #region excerpt
  const courseAxis: AxisConfig<'band', string, ChartsXAxisProps> = {
    id: 'courses',
    scaleType: 'band',
    data: courses,
    categoryGapRatio,
    barGapRatio,
  };
  // #endregion

  return (
    <Box sx={{ height: 370 }}>
      <Box sx={{ display: 'flex', gap: '32px', height: 60, px: '12px' }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="category-gap" variant="body2" noWrap>
            categoryGapRatio {categoryGapRatio}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="category-gap"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            onChange={(_event, value) => setCategoryGapRatio(value as number)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="bar-gap" variant="body2" noWrap>
            barGapRatio {barGapRatio}
          </Typography>
          <Slider
            size="small"
            aria-labelledby="bar-gap"
            min={-1}
            max={1}
            step={0.1}
            value={barGapRatio}
            onChange={(_event, value) => setBarGapRatio(value as number)}
          />
        </Box>
      </Box>
      <div
        role="img"
        aria-label="Seats and attendees of three courses. Pottery is full."
      >
        <BarChart
          height={300}
          skipAnimation
          xAxis={[courseAxis]}
          series={[
            { data: [24, 16, 20], label: 'Seats' },
            { data: [19, 16, 11], label: 'Attendees' },
          ]}
        />
      </div>
    </Box>
  );
}
