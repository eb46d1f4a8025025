import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYColorScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { LAKE, MONTHS } from '../_data/waters';

// #region excerpt
function Labels() {
  const xPosition = getValueToPositionMapper(useXScale());
  const yPosition = getValueToPositionMapper(useYScale());
  const colorOf = useYColorScale<'linear'>();
  return MONTHS.map((month, index) => {
    const degrees = LAKE[index] ?? 0;
    return (
      <text
        key={month}
        x={xPosition(month)}
        y={yPosition(degrees) - 6}
        textAnchor="middle"
        fontWeight={700}
        fontSize={13}
        fill={colorOf?.(degrees) ?? 'currentColor'}
      >
        {degrees}
      </text>
    );
  });
}
// #endregion

export default function ColorOfValue() {
  return (
    <div
      role="img"
      aria-label="Temperature of a lake by month, with the number above each bar."
    >
      <BarChart
        height={300}
        margin={{ top: 20, right: 10 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: MONTHS }]}
        yAxis={[
          {
            max: 25,
            colorMap: {
              type: 'piecewise',
              thresholds: [10, 18],
              colors: ['#1976d2', '#00897b', '#ef6c00'],
            },
          },
        ]}
        series={[{ data: LAKE }]}
      >
        <Labels />
      </BarChart>
    </div>
  );
}
