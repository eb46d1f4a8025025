import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

export default function SkipAnimation() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [isSwapped, setIsSwapped] = React.useState(false);

  return (
    <Box sx={{ height: 350 }}>
      <Box sx={{ display: 'flex', height: 50, gap: '16px' }}>
        <Button onClick={() => setIsSwapped(!isSwapped)}>Swap values</Button>
        <FormControlLabel
          label="skipAnimation"
          control={<Switch checked={skipAnimation} />}
          onChange={(_event, checked) => setSkipAnimation(checked)}
        />
      </Box>
      {/* #region excerpt */}
      <ResponsiveChartContainer
        height={300}
        margin={{ top: 10, right: 10 }}
        title="Bike rentals of members and guests in a week"
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        yAxis={[{ min: 0, max: 220 }]}
        series={[
          {
            type: 'bar',
            id: 'bars',
            data: isSwapped ? GUEST_RENTALS : MEMBER_RENTALS,
          },
          {
            type: 'line',
            id: 'line',
            data: isSwapped ? MEMBER_RENTALS : GUEST_RENTALS,
          },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ResponsiveChartContainer>
      {/* #endregion */}
    </Box>
  );
}
