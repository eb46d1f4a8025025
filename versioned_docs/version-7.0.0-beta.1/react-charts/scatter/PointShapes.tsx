import { useTheme } from '@mui/material/styles';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import { ScatterChart, type ScatterProps } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

// #region excerpt
const shapes: Record<string, string> = {
  city: 'M-5,-5h10v10h-10Z',
  cargo: 'M0,-6L6,5H-6Z',
};

function Shapes({ series, xScale, yScale, color }: ScatterProps) {
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);
  return (
    <g fill={color} fillOpacity={0.3} stroke={color}>
      {series.data.map(({ id, x, y }) => (
        <path
          key={id}
          d={shapes[series.id]}
          transform={`translate(${getX(x)} ${getY(y)})`}
        />
      ))}
    </g>
  );
}
// #endregion

export default function PointShapes() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Trips of city bikes, squares, and cargo bikes, triangles. Cargo bikes need more time."
    >
      <ScatterChart
        height={300}
        margin={{ right: 16 }}
        colors={[palette.primary.main, palette.error.main]}
        series={[
          { id: 'city', data: createTrips(3.6, 30), label: 'City bike ■' },
          { id: 'cargo', data: createTrips(5.4, 20), label: 'Cargo bike ▲' },
        ]}
        slots={{ scatter: Shapes }}
      />
    </div>
  );
}
