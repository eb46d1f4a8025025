import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = Array.from({ length: 21 }, (_, index) => 2004 + index);
const deviation = [
  -0.4, -0.2, 0.1, 0.3, -0.1, -0.3, -0.6, 0.1, 0.2, -0.2, 0.5, 0.8, 0.6, 0.4,
  0.9, 1.1, 1.3, 0.7, 1.2, 1.6, 1.5,
];

interface SignColorsProps {
  id: string;
  above: string;
  below: string;
}

// #region excerpt
function SignColors({ id, above, below }: SignColorsProps) {
  const { top, height } = useDrawingArea();
  const zero = getValueToPositionMapper(useYScale())(0);
  const offset = (zero - top) / height;
  const ends = { x1: 0, x2: 0, y1: top, y2: top + height };
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" {...ends}>
      <stop offset={offset} stopColor={above} />
      <stop offset={offset} stopColor={below} />
    </linearGradient>
  );
}
// #endregion

export default function AboveAndBelow() {
  const { palette } = useTheme();
  const id = React.useId();
  const above = palette.error.main;

  return (
    <div
      role="img"
      aria-label="Summer temperature against the long-term mean, 2004 to 2024. Every summer since 2014 was warmer."
    >
      <LineChart
        height={300}
        margin={{ top: 20, left: 60, right: 24 }}
        xAxis={[{ data: years, valueFormatter: String, min: 2004, max: 2024 }]}
        yAxis={[
          { min: -1, max: 2, valueFormatter: (value: number) => `${value} °C` },
        ]}
        series={[
          { data: deviation, area: true, showMark: false, color: above },
        ]}
        sx={{
          '& .MuiAreaElement-root': { fill: `url(#${id})`, fillOpacity: 0.6 },
          '& .MuiLineElement-root': { stroke: `url(#${id})` },
        }}
      >
        <SignColors id={id} above={above} below={palette.info.main} />
        <ChartsReferenceLine y={0} />
      </LineChart>
    </div>
  );
}
