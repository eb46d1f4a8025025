import { LineChart } from '@mui/x-charts/LineChart';

const visitors = Array.from({ length: 53 }, (_, week) =>
  Math.round(340 + 210 * Math.sin(week / 8 - 1.4) + ((week * 37) % 90)),
);
const weeks = visitors.map((_, index) => index + 1);

const highest = Math.max(...visitors);
const lowest = Math.min(...visitors);

export default function MarksWhereTheyMatter() {
  return (
    <div
      role="img"
      aria-label={`Visitors in each week of a year, between ${lowest} and ${highest}. Most come in summer.`}
    >
      {/* #region excerpt */}
      <LineChart
        height={280}
        margin={{ top: 20, right: 24 }}
        xAxis={[{ data: weeks, min: 1, max: 53, label: 'Week' }]}
        series={[
          {
            data: visitors,
            showMark: ({ value }) => value === highest || value === lowest,
          },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
