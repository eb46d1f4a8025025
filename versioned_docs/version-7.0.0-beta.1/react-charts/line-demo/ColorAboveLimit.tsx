import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { getValueToPositionMapper, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const decibels = [38, 34, 33, 47, 62, 58, 54, 57, 66, 69, 55, 45, 40];
const limit = 55;

interface TwoColorsProps {
  id: string;
  above: string;
  below: string;
}

// #region excerpt
function TwoColors({ id, above, below }: TwoColorsProps) {
  const y = getValueToPositionMapper(useYScale())(limit);
  // A gradient of 1 pixel: one color ends where the other begins.
  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1={0}
      x2={0}
      y1={y}
      y2={y + 1}
    >
      <stop offset={0} stopColor={above} />
      <stop offset={1} stopColor={below} />
    </linearGradient>
  );
}
// #endregion

export default function ColorAboveLimit() {
  const { palette } = useTheme();
  const id = React.useId();
  const below = palette.success.main;

  return (
    <div
      role="img"
      aria-label="Noise over a day. It is above the limit of 55 decibels from 7:00 to 11:00 and from 13:00 to 20:00."
    >
      <LineChart
        height={320}
        margin={{ top: 20, right: 24 }}
        xAxis={[{ data: hours, max: 24, label: 'Hour', tickMinStep: 2 }]}
        yAxis={[{ min: 20, max: 80, label: 'dB' }]}
        series={[{ data: decibels, showMark: false, color: below }]}
        sx={{ '& .MuiLineElement-root': { stroke: `url(#${id})` } }}
      >
        <TwoColors id={id} above={palette.error.main} below={below} />
        <ChartsReferenceLine y={limit} label="Limit" labelAlign="end" />
      </LineChart>
    </div>
  );
}
