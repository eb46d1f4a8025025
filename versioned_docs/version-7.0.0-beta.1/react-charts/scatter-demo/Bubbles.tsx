import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import type { ScatterValueType } from '@mui/x-charts/models';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';

// Fictional towns: income in thousands, age in years, inhabitants in thousands.
const towns = [
  { id: 'Brookton', x: 24, y: 44.1, size: 310 },
  { id: 'Eastvale', x: 31, y: 41.2, size: 720 },
  { id: 'Farrow', x: 19, y: 47.8, size: 85 },
  { id: 'Glenmore', x: 37, y: 39.4, size: 1480 },
  { id: 'Holt', x: 28, y: 45.9, size: 140 },
  { id: 'Kingsby', x: 42, y: 42.6, size: 510 },
  { id: 'Lowmoor', x: 22, y: 40.3, size: 260 },
].sort((a, b) => b.size - a.size);

// #region excerpt
const radius = (size: number) => Math.sqrt(size) * 0.8;

function BubbleSeries({ series, xScale, yScale, color }: ScatterProps) {
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);
  return (
    <g fill={color} fillOpacity={0.5} stroke={color}>
      {series.data.map(({ id, x, y }, index) => (
        <circle
          key={id}
          cx={getX(x)}
          cy={getY(y)}
          r={radius(towns[index]?.size ?? 0)}
        />
      ))}
    </g>
  );
}
// #endregion

const describe = (town: ScatterValueType) => {
  const size = towns.find(({ id }) => id === town.id)?.size;
  return `${town.id}: ${town.x} k €, ${town.y} years, ${size} k people`;
};

export default function Bubbles() {
  return (
    <div
      role="img"
      aria-label="Seven towns by income, age and inhabitants. The largest, Glenmore, has the youngest people."
    >
      <ScatterChart
        height={340}
        margin={{ top: 20, right: 16 }}
        xAxis={[{ min: 15, max: 45, label: 'Income in thousands' }]}
        yAxis={[{ min: 36, max: 50, label: 'Age' }]}
        series={[{ id: 'towns', data: towns, valueFormatter: describe }]}
        slots={{ scatter: BubbleSeries }}
        voronoiMaxRadius={40}
      />
    </div>
  );
}
