import { BarChart } from '@mui/x-charts/BarChart';
import { useItemHighlighted } from '@mui/x-charts/context';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import { GUEST_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
function BarNumber({ dataIndex }: { dataIndex: number }) {
  const { isHighlighted, isFaded } = useItemHighlighted({
    seriesId: 'guests',
    dataIndex,
  });
  const xPosition = getValueToPositionMapper(useXScale());
  const yPosition = getValueToPositionMapper(useYScale());
  const rentals = GUEST_RENTALS[dataIndex] ?? 0;
  return (
    <text
      x={xPosition(WEEKDAYS[dataIndex])}
      y={yPosition(rentals) - 6}
      textAnchor="middle"
      pointerEvents="none"
      fill="currentColor"
      fontWeight={isHighlighted ? 700 : 400}
      opacity={isFaded ? 0.4 : 1}
    >
      {rentals}
    </text>
  );
}
// #endregion

export default function HighlightedLabels() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of guests in a week, most on Saturday and Sunday, 164 and 171."
    >
      <BarChart
        height={300}
        margin={{ top: 20, right: 10 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          {
            id: 'guests',
            data: GUEST_RENTALS,
            highlightScope: { highlight: 'item', fade: 'series' },
          },
        ]}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'none' }}
      >
        {WEEKDAYS.map((day, index) => (
          <BarNumber key={day} dataIndex={index} />
        ))}
      </BarChart>
    </div>
  );
}
