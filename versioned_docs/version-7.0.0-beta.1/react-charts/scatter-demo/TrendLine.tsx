import { useTheme } from '@mui/material/styles';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = Array.from({ length: 40 }, (_, id) => {
  const degrees = 8 + ((id * 0.618) % 1) * 24;
  const mood = ((id * id * 0.37) % 1) * 60;
  return {
    id,
    x: Number(degrees.toFixed(1)),
    y: Math.round(degrees * 9 + mood),
  };
});

// #region excerpt
const mean = (values: number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const meanX = mean(days.map(({ x }) => x));
const meanY = mean(days.map(({ y }) => y));
const slope =
  mean(days.map(({ x, y }) => (x - meanX) * (y - meanY))) /
  mean(days.map(({ x }) => (x - meanX) ** 2));
const trend = (x: number) => meanY + slope * (x - meanX);
// #endregion

const ends = [
  Math.min(...days.map(({ x }) => x)),
  Math.max(...days.map(({ x }) => x)),
] as const;

function Trend({ color }: { color: string }) {
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());
  const [from, to] = ends;
  return (
    <line
      x1={getX(from)}
      y1={getY(trend(from))}
      x2={getX(to)}
      y2={getY(trend(to))}
      stroke={color}
      strokeWidth={2}
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label={`Ice creams sold on 40 days by temperature: about ${Math.round(slope)} more for each degree.`}
    >
      <ScatterChart
        height={320}
        margin={{ right: 16 }}
        xAxis={[{ min: 5, max: 35, label: '°C' }]}
        yAxis={[{ min: 0 }]}
        series={[{ data: days, label: 'Ice creams sold in a day' }]}
        voronoiMaxRadius={40}
      >
        <Trend color={palette.error.main} />
      </ScatterChart>
    </div>
  );
}
