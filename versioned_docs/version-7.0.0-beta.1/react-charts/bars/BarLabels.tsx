import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

const genres = ['Crime', 'Poetry', 'Travel', 'History', 'Comics'];
const loans = [318, 64, 142, 205, 277];

// #region excerpt
function Labels() {
  const { palette, typography } = useTheme();
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());

  return (
    <g textAnchor="middle" fill={palette.text.primary} pointerEvents="none">
      {loans.map((value, index) => (
        <text key={index} x={getX(genres[index])} y={getY(value) - 6}>
          <tspan style={{ ...typography.caption }}>{value}</tspan>
        </text>
      ))}
    </g>
  );
}
// #endregion

export default function BarLabels() {
  return (
    <div
      role="img"
      aria-label="Loans by genre: 318 crime, 64 poetry, 142 travel, 205 history, 277 comics."
    >
      <BarChart
        height={280}
        margin={{ top: 24, right: 10, left: 36 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: genres }]}
        series={[{ data: loans }]}
      >
        <Labels />
      </BarChart>
    </div>
  );
}
