import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  unstable_useBarSeries as useBarSeries,
  useXAxis,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
function Totals() {
  const bars = useBarSeries();
  const { data = [] } = useXAxis();
  const xPosition = getValueToPositionMapper(useXScale());
  const yPosition = getValueToPositionMapper(useYScale());
  const stacks = Object.values(bars?.series ?? {}).map(
    ({ stackedData }) => stackedData,
  );
  return data.map((category: string, index) => {
    const total = Math.max(...stacks.map((stack) => stack[index]?.[1] ?? 0));
    return (
      <text
        key={category}
        x={xPosition(category)}
        y={yPosition(total) - 6}
        textAnchor="middle"
        fill="currentColor"
      >
        {total}
      </text>
    );
  });
}
// #endregion

export default function SeriesHooks() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of a week with totals: 223 on Monday, 285 on Saturday."
    >
      <BarChart
        height={300}
        margin={{ right: 10 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        yAxis={[{ max: 320 }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
          { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
        ]}
      >
        <Totals />
      </BarChart>
    </div>
  );
}
