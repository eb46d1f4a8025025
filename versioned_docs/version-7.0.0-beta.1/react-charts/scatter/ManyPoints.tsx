import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

/** Looks random, but is the same each time. */
const noise = (seed: number) =>
  Math.abs((Math.sin(seed * 12.9898) * 43758.5) % 1);
const bell = (seed: number) =>
  noise(seed) + noise(seed + 0.3) + noise(seed + 0.7) - 1.5;

const points = Array.from({ length: 4000 }, (_, id) => {
  const first = bell(id);
  return {
    id,
    x: 50 + 32 * first,
    y: 30 + 12 * first + 8 * bell(id + 5000),
  };
});

// #region excerpt
function OnePath({ series, xScale, yScale, color, markerSize }: ScatterProps) {
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);
  // A line of length 0 with a round end is a dot.
  const d = series.data
    .map(({ x, y }) => `M${getX(x).toFixed(1)},${getY(y).toFixed(1)}h0`)
    .join('');
  return (
    <path
      d={d}
      stroke={color}
      strokeWidth={markerSize * 2}
      strokeLinecap="round"
      strokeOpacity={0.4}
    />
  );
}
// #endregion

export default function ManyPoints() {
  return (
    <div
      role="img"
      aria-label="4,000 readings of two sensors. High values of one go with high values of the other."
    >
      <ScatterChart
        height={340}
        margin={{ top: 20, right: 16 }}
        xAxis={[{ min: 0, max: 100 }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[{ id: 'readings', data: points, markerSize: 2 }]}
        slots={{ scatter: OnePath }}
        voronoiMaxRadius={15}
      />
    </div>
  );
}
