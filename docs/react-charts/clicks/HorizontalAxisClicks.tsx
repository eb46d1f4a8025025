import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisData } from '@mui/x-charts/ChartsOnAxisClickHandler';
import { STEPS } from '../_data/signups';

const names = STEPS.map(({ name }) => name);

export default function HorizontalAxisClicks() {
  const [clicked, setClicked] = React.useState<ChartsAxisData | null>(null);

  return (
    <Box sx={{ height: 340 }}>
      <div
        role="img"
        aria-label="From 5,200 visits to 690 orders, in five steps."
      >
        {/* #region excerpt */}
        <BarChart
          layout="horizontal"
          height={280}
          margin={{ top: 10, left: 70, right: 20 }}
          yAxis={[{ scaleType: 'band', data: names }]}
          series={[{ id: 'people', data: STEPS.map(({ people }) => people) }]}
          onAxisClick={(_event, data) => setClicked(data)}
        />
        {/* #endregion */}
      </div>
      <Typography
        role="status"
        variant="body2"
        sx={{ height: 60, overflowWrap: 'anywhere' }}
      >
        {clicked ? JSON.stringify(clicked) : 'Click a row.'}
      </Typography>
    </Box>
  );
}
