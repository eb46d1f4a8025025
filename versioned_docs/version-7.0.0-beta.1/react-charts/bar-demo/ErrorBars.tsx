import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

const soils = ['Sand', 'Loam', 'Clay', 'Peat'];
const heights = [21, 38, 27, 33];
const errors = [3, 4, 2, 6];

// #region excerpt
function Whiskers({ color }: { color: string }) {
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());

  return (
    <g stroke={color} strokeWidth={2} pointerEvents="none">
      {soils.map((soil, index) => {
        const height = heights[index] ?? 0;
        const error = errors[index] ?? 0;
        const x = getX(soil);
        const top = getY(height + error);
        const bottom = getY(height - error);
        const ends = `M${x - 8},${top}h16M${x - 8},${bottom}h16`;
        return <path key={soil} d={`M${x},${top}V${bottom}${ends}`} />;
      })}
    </g>
  );
}
// #endregion

const withError = (height: number | null) =>
  `${height} ± ${errors[heights.indexOf(height ?? 0)]} cm`;

export default function ErrorBars() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Height of plants by soil in centimeters: sand 21 ± 3, loam 38 ± 4, clay 27 ± 2, peat 33 ± 6."
    >
      <BarChart
        height={320}
        margin={{ top: 20, right: 16 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: soils }]}
        yAxis={[{ max: 50, label: 'cm' }]}
        series={[{ data: heights, valueFormatter: withError }]}
      >
        <Whiskers color={palette.text.primary} />
      </BarChart>
    </div>
  );
}
