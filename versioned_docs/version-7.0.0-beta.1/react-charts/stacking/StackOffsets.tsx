import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChoiceField from '../_parts/ChoiceField';

const offsets = [
  'none',
  'diverging',
  'expand',
  'silhouette',
  'wiggle',
] as const;
const orders = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
] as const;

const years = Array.from({ length: 12 }, (_, index) => 2012 + index);
const energy = [
  { label: 'Solar', data: [4, 6, 9, 12, 15, 19, 24, 30, 37, 45, 54, 62] },
  { label: 'Wind', data: [22, 25, 31, 34, 38, 42, 47, 55, 58, 56, 63, 70] },
  { label: 'Gas', data: [40, 42, 38, 44, 47, 45, 40, 43, 39, 41, 30, 24] },
  { label: 'Coal', data: [90, 86, 80, 78, 70, 66, 60, 44, 34, 38, 36, 22] },
];

export default function StackOffsets() {
  const [stackOffset, setOffset] =
    React.useState<(typeof offsets)[number]>('none');
  const [stackOrder, setOrder] =
    React.useState<(typeof orders)[number]>('none');

  return (
    <Box sx={{ height: 386 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 66, pt: 1 }}>
        <ChoiceField
          label="stackOffset"
          options={offsets}
          value={stackOffset}
          onChange={setOffset}
        />
        <ChoiceField
          label="stackOrder"
          options={orders}
          value={stackOrder}
          onChange={setOrder}
        />
      </Box>
      <div
        role="img"
        aria-label="Electricity by source from 2012 to 2023: coal falls from 90 to 22, wind and solar grow to 70 and 62."
      >
        {/* #region excerpt */}
        <LineChart
          height={320}
          margin={{ right: 20 }}
          xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
          series={energy.map((series) => ({
            ...series,
            id: series.label,
            stack: 'energy',
            area: true,
            showMark: false,
            stackOffset,
            stackOrder,
          }))}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
