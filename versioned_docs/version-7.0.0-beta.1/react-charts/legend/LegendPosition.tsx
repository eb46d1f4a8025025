import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChoiceField from '../_parts/ChoiceField';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];
const series = [
  { data: [41, 38, 52, 64], label: 'Online' },
  { data: [55, 57, 49, 58], label: 'Shops' },
  { data: [12, 19, 16, 23], label: 'Markets' },
];

const verticals = ['top', 'middle', 'bottom'] as const;
const horizontals = ['left', 'middle', 'right'] as const;
const directions = ['row', 'column'] as const;

export default function LegendPosition() {
  const [vertical, setVertical] =
    React.useState<(typeof verticals)[number]>('middle');
  const [horizontal, setHorizontal] =
    React.useState<(typeof horizontals)[number]>('right');
  const [direction, setDirection] =
    React.useState<(typeof directions)[number]>('column');

  return (
    <Box sx={{ height: 366 }}>
      <Box sx={{ display: 'flex', gap: '8px', height: 66, pt: 1 }}>
        <ChoiceField
          label="vertical"
          options={verticals}
          value={vertical}
          onChange={setVertical}
        />
        <ChoiceField
          label="horizontal"
          options={horizontals}
          value={horizontal}
          onChange={setHorizontal}
        />
        <ChoiceField
          label="direction"
          options={directions}
          value={direction}
          onChange={setDirection}
        />
      </Box>
      <div
        role="img"
        aria-label="Sales by quarter. Shops lead until online sales pass them in the third quarter."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          margin={{
            top: vertical === 'top' ? 60 : 20,
            bottom: vertical === 'bottom' ? 80 : 40,
            left: vertical === 'middle' && horizontal === 'left' ? 130 : 40,
            right: vertical === 'middle' && horizontal === 'right' ? 110 : 10,
          }}
          xAxis={[{ scaleType: 'band', data: quarters }]}
          series={series}
          slotProps={{
            legend: { direction, position: { vertical, horizontal } },
          }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
