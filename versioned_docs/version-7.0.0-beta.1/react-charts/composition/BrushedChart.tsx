import * as React from 'react';
import Box from '@mui/material/Box';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { AreaPlot, LineChart } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { Brush, type HourRange } from './Brush';
import { LEVELS, TIMES, timeAt } from '../_data/river';

const WEEK = 168;
const margin = { left: 40, right: 20 };

export default function BrushedChart() {
  const [range, setRange] = React.useState<HourRange>([60, 120]);
  const [min, max] = range.map(timeAt);

  return (
    <Box sx={{ height: 370 }}>
      <div
        role="img"
        aria-label="Level of a river in a part of a week. Select the part below."
      >
        <LineChart
          height={260}
          margin={{ ...margin, top: 20, bottom: 30 }}
          xAxis={[{ scaleType: 'time', data: TIMES, min, max }]}
          yAxis={[{ min: 100, max: 400 }]}
          series={[{ data: LEVELS, label: 'Level in cm', showMark: false }]}
          slotProps={{ legend: { hidden: true } }}
          skipAnimation
        />
      </div>
      {/* #region excerpt */}
      <div role="group" aria-label="Overview of the week">
        <ResponsiveChartContainer
          height={110}
          margin={{ ...margin, top: 10, bottom: 30 }}
          disableAxisListener
          xAxis={[
            {
              scaleType: 'time',
              data: TIMES,
              min: timeAt(0),
              max: timeAt(WEEK),
            },
          ]}
          yAxis={[{ min: 0, max: 400 }]}
          series={[{ type: 'line', data: LEVELS, area: true }]}
        >
          <AreaPlot />
          <ChartsXAxis disableTicks />
          <Brush last={WEEK} value={range} onChange={setRange} />
        </ResponsiveChartContainer>
      </div>
      {/* #endregion */}
    </Box>
  );
}
