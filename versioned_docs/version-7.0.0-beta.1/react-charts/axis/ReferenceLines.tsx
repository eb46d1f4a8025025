import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from(
  { length: 16 },
  (_, i) => new Date(2024, 2, 4 + i * 7),
);
const seconds = [
  2.9, 3.1, 3.0, 3.4, 3.3, 1.9, 1.8, 1.7, 1.9, 1.8, 2.6, 2.7, 2.5, 1.6, 1.5,
  1.4,
];

export default function ReferenceLines() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Loading time of a page over 16 weeks. It drops below the goal of two seconds with version 2, rises with the video, and drops again."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ scaleType: 'time', data: weeks }]}
        yAxis={[{ min: 0, max: 4, label: 'Seconds' }]}
        series={[{ data: seconds, showMark: false, curve: 'stepAfter' }]}
      >
        <ChartsReferenceLine
          y={2}
          label="Goal"
          labelAlign="start"
          lineStyle={{ stroke: palette.success.main }}
        />
        <ChartsReferenceLine
          x={new Date(2024, 3, 8)}
          label="Version 2"
          labelAlign="end"
          lineStyle={{ strokeDasharray: '4 4' }}
        />
        <ChartsReferenceLine
          x={new Date(2024, 4, 13)}
          label="Video"
          labelAlign="start"
          lineStyle={{ strokeDasharray: '4 4' }}
        />
      </LineChart>
      {/* #endregion */}
    </div>
  );
}
