import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Dark mode', x: 2, y: 6 },
  { id: 'Import', x: 7, y: 9 },
  { id: 'Shortcuts', x: 3, y: 8 },
  { id: 'Themes', x: 6, y: 3 },
  { id: 'Offline', x: 9, y: 7 },
  { id: 'Badges', x: 4, y: 2 },
];

// #region excerpt
function Corners({ color }: { color: string }) {
  const { left, top, width, height } = useDrawingArea();
  const x = [left + width / 4, left + (width * 3) / 4];
  const y = [top + 18, top + height - 10];
  return (
    <g textAnchor="middle" fontSize={13} fill={color} pointerEvents="none">
      <text x={x[0]} y={y[0]}>
        Do first
      </text>
      <text x={x[1]} y={y[0]}>
        Plan
      </text>
      <text x={x[0]} y={y[1]}>
        Fill gaps
      </text>
      <text x={x[1]} y={y[1]}>
        Leave
      </text>
    </g>
  );
}
// #endregion

export default function Quadrants() {
  const { palette } = useTheme();
  const lineStyle = { stroke: palette.text.secondary, strokeDasharray: '4 4' };

  return (
    <div
      role="img"
      aria-label="Six ideas by effort and value. Do first: dark mode and shortcuts. Plan: import and offline."
    >
      <ScatterChart
        height={340}
        margin={{ top: 20, right: 16 }}
        xAxis={[{ min: 0, max: 10, label: 'Effort' }]}
        yAxis={[{ min: 0, max: 10, label: 'Value' }]}
        series={[
          {
            data: ideas,
            markerSize: 7,
            valueFormatter: ({ id }) => String(id),
          },
        ]}
      >
        <ChartsReferenceLine x={5} lineStyle={lineStyle} />
        <ChartsReferenceLine y={5} lineStyle={lineStyle} />
        <Corners color={palette.text.secondary} />
      </ScatterChart>
    </div>
  );
}
