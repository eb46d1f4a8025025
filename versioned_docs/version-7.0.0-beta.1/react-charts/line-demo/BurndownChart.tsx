import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const points = 60;
const remaining = [60, 58, 55, 55, 47, 52, 44, 36, null, null, null];

// #region excerpt
const ideal = days.map((day) => points - (points / 10) * day);
// #endregion

const left = (value: number | null) =>
  value === null ? 'not yet' : `${value} points`;

export default function BurndownChart() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Burndown of a sprint. On day 7 of 10, 36 of 60 points remain; 18 would be on schedule."
    >
      <LineChart
        height={320}
        margin={{ right: 24 }}
        xAxis={[{ data: days, label: 'Day', tickMinStep: 1 }]}
        yAxis={[{ min: 0, max: 70, label: 'Points' }]}
        series={[
          {
            data: remaining,
            label: 'Remaining',
            curve: 'stepAfter',
            color: palette.primary.main,
            valueFormatter: left,
          },
          {
            data: ideal,
            label: 'On schedule',
            curve: 'linear',
            color: palette.text.secondary,
            showMark: false,
            valueFormatter: left,
          },
        ]}
      />
    </div>
  );
}
