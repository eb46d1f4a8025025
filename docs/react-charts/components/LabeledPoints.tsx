import { useTheme } from '@mui/material/styles';
import { getValueToPositionMapper } from '@mui/x-charts/hooks';
import {
  Scatter,
  ScatterChart,
  type ScatterProps,
} from '@mui/x-charts/ScatterChart';

const towns = [
  { id: 'Aldby', x: 12, y: 310 },
  { id: 'Brenn', x: 31, y: 480 },
  { id: 'Corva', x: 46, y: 540 },
  { id: 'Dunmere', x: 58, y: 420 },
  { id: 'Elst', x: 74, y: 760 },
  { id: 'Farrow', x: 88, y: 690 },
];

// #region excerpt
function ScatterWithNames(props: ScatterProps) {
  const { series, xScale, yScale, markerSize } = props;
  const { palette, typography } = useTheme();
  const getX = getValueToPositionMapper(xScale);
  const getY = getValueToPositionMapper(yScale);
  return (
    <>
      <Scatter {...props} />
      <g fill={palette.text.primary} textAnchor="middle" pointerEvents="none">
        {series.data.map(({ id, x, y }) => (
          <text
            key={id}
            x={getX(x)}
            y={getY(y) - markerSize - 6}
            style={{ ...typography.caption }}
          >
            {id}
          </text>
        ))}
      </g>
    </>
  );
}
// #endregion

export default function LabeledPoints() {
  return (
    <div
      role="img"
      aria-label="Rent and trains a day in six towns. More trains come with higher rents, except in Dunmere."
    >
      <ScatterChart
        height={320}
        margin={{ right: 30 }}
        xAxis={[{ min: 0, max: 100, label: 'Trains a day' }]}
        yAxis={[{ min: 200, max: 900 }]}
        series={[{ data: towns, markerSize: 6, label: 'Rent in euros' }]}
        slots={{ scatter: ScatterWithNames }}
      />
    </div>
  );
}
