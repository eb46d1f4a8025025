import { useTheme } from '@mui/material/styles';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const doses = [0, 5, 10, 15, 20, 25, 30];
const means = [12, 19, 31, 44, 53, 58, 60];
const errors = [2, 3, 5, 6, 5, 7, 9];

// #region excerpt
function Band({ color }: { color: string }) {
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());
  const edge = (sign: number) =>
    means.map((mean, index) => {
      const y = getY(mean + sign * (errors[index] ?? 0));
      return `${getX(doses[index])},${y}`;
    });
  const points = [...edge(1), ...edge(-1).reverse()].join(' ');
  return (
    <polygon points={points} fill={color} opacity={0.25} pointerEvents="none" />
  );
}
// #endregion

const withError = (mean: number | null, index: number) =>
  `${mean} ± ${errors[index]}`;

export default function ErrorBand() {
  const color = useTheme().palette.primary.main;

  return (
    <div
      role="img"
      aria-label="Growth against dose: from 12 plus or minus 2 millimeters without a dose to 60 plus or minus 9 at 30 milligrams."
    >
      <LineChart
        height={320}
        margin={{ top: 20, right: 24 }}
        skipAnimation
        xAxis={[{ data: doses, label: 'Dose in mg' }]}
        yAxis={[{ min: 0, max: 80, label: 'mm' }]}
        series={[
          {
            data: means,
            label: 'Mean growth',
            color,
            curve: 'linear',
            valueFormatter: (mean: number | null) =>
              withError(mean, means.indexOf(mean ?? 0)),
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
      >
        <Band color={color} />
      </LineChart>
    </div>
  );
}
