import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from(
  { length: 28 },
  (_, index) => new Date(2024, 1, 5 + index),
);
const sales = [
  31, 28, 33, 36, 52, 61, 12, 30, 27, 35, 38, 55, 66, 14, 33, 31, 34, 41, 58,
  70, 15, 35, 30, 38, 40, 61, 73, 16,
];

const format = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
});

export default function ChosenTicks() {
  return (
    <div
      role="img"
      aria-label="Cakes sold on 28 days. Most on Saturdays, 61 to 73, fewest on Sundays."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            tickInterval: (day: Date) => [1, 6].includes(day.getDay()),
            tickLabelInterval: (day: Date) => day.getDay() === 1,
            valueFormatter: (day: Date) => format.format(day),
          },
        ]}
        series={[{ data: sales, showMark: ({ index }) => index % 7 === 5 }]}
      />
      {/* #endregion */}
    </div>
  );
}
