import type { SVGAttributes } from 'react';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const liters = [0, 10, 20, 30, 40, 50];
const kilometers = [0, 165, 330, 495, 660, 825];

// #region excerpt
function ArrowLine(props: SVGAttributes<SVGPathElement>) {
  return <line {...props} markerEnd="url(#axis-arrow)" />;
}

function ArrowHead() {
  const { palette } = useTheme();
  return (
    <marker
      id="axis-arrow"
      viewBox="0 0 8 8"
      refX={1}
      refY={4}
      markerWidth={8}
      markerHeight={8}
      orient="auto"
    >
      <path d="M0,0 L8,4 L0,8 Z" fill={palette.text.primary} />
    </marker>
  );
}
// #endregion

export default function AxisArrows() {
  return (
    <div
      role="img"
      aria-label="How far a car gets: 16.5 kilometers with each liter, 825 with a full tank of 50."
    >
      <LineChart
        height={280}
        margin={{ top: 24, right: 30 }}
        xAxis={[{ data: liters, label: 'Liters' }]}
        yAxis={[{ max: 900 }]}
        series={[{ data: kilometers }]}
        slots={{ axisLine: ArrowLine }}
      >
        <ArrowHead />
      </LineChart>
    </div>
  );
}
