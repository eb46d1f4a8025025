import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const readers = [1240, 1310, 1290, 1480, 1720, 1690, 1950, 2180];

const short = new Intl.NumberFormat('en', { notation: 'compact' });

export default function GradientArea() {
  const color = useTheme().palette.primary.main;
  const id = React.useId();

  return (
    <div
      role="img"
      aria-label="Readers of a newsletter from January to August, from 1,240 to 2,180."
    >
      {/* #region excerpt */}
      <LineChart
        height={280}
        margin={{ top: 20, right: 24 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          { min: 0, valueFormatter: (value: number) => short.format(value) },
        ]}
        series={[{ data: readers, area: true, showMark: false, color }]}
        sx={{ '& .MuiAreaElement-root': { fill: `url(#${id})` } }}
      >
        <linearGradient id={id} x1={0} x2={0} y1={0} y2={1}>
          <stop offset={0} stopColor={color} stopOpacity={0.5} />
          <stop offset={1} stopColor={color} stopOpacity={0} />
        </linearGradient>
      </LineChart>
      {/* #endregion */}
    </div>
  );
}
