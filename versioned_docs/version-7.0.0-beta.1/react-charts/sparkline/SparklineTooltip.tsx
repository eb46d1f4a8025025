import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const prices = [412, 418, 409, 431, 447, 440, 462, 455];
const days = prices.map((_, index) => new Date(2024, 4, 6 + index));

const euros = (value: number | null) => `${value} €`;
const longDay = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

export default function SparklineTooltip() {
  return (
    <Box
      role="img"
      aria-label="Price of a flight on eight days in May, 409 to 462 euros."
      sx={{ height: 100 }}
    >
      {/* #region excerpt */}
      <SparkLineChart
        height={100}
        data={prices}
        valueFormatter={euros}
        xAxis={{
          scaleType: 'time',
          data: days,
          valueFormatter: (day: Date) => longDay.format(day),
        }}
        showTooltip
        showHighlight
      />
      {/* #endregion */}
    </Box>
  );
}
