import { LineChart } from '@mui/x-charts/LineChart';

// Level of a reservoir, measured at irregular intervals.
const READINGS = [
  { day: '2024-01-04', meters: 41.2 },
  { day: '2024-01-30', meters: 42.8 },
  { day: '2024-02-11', meters: 43.9 },
  { day: '2024-03-22', meters: 46.1 },
  { day: '2024-04-05', meters: 46.4 },
  { day: '2024-05-27', meters: 44.0 },
  { day: '2024-07-15', meters: 39.5 },
  { day: '2024-08-29', meters: 36.2 },
  { day: '2024-10-02', meters: 37.4 },
  { day: '2024-12-18', meters: 40.3 },
].map(({ day, meters }) => ({ day: new Date(`${day}T12:00`), meters }));

const quarters = [0, 3, 6, 9, 12].map((month) => new Date(2024, month, 1));

const short = new Intl.DateTimeFormat('en', { month: 'short' });
const long = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export default function TimeTicks() {
  return (
    <div
      role="img"
      aria-label="Level of a reservoir in 2024. Highest in April, 46.4 meters, lowest in August, 36.2."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ top: 20, right: 24 }}
        grid={{ vertical: true }}
        dataset={READINGS}
        xAxis={[
          {
            dataKey: 'day',
            scaleType: 'time',
            min: quarters[0],
            max: quarters[4],
            tickInterval: quarters,
            valueFormatter: (day: Date, { location }) =>
              (location === 'tick' ? short : long).format(day),
          },
        ]}
        yAxis={[{ min: 30, label: 'Meters' }]}
        series={[{ dataKey: 'meters', curve: 'linear' }]}
      />
      {/* #endregion */}
    </div>
  );
}
