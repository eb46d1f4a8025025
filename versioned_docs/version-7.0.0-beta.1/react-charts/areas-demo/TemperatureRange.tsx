import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const lows = [4, 6, 7, 5, 3, 2, 5, 8, 9, 9, 7, 6, 8, 10];
const highs = [13, 15, 14, 11, 9, 12, 17, 19, 18, 21, 20, 16, 17, 22];

const degrees = (value: number | null) => `${value} °C`;

// #region excerpt
const series = [
  {
    id: 'low',
    label: 'Lowest',
    data: lows,
    valueFormatter: degrees,
  },
  {
    id: 'spread',
    label: 'Up to the highest',
    data: highs.map((high, index) => high - (lows[index] ?? 0)),
    valueFormatter: (value: number | null) => `+ ${degrees(value)}`,
    area: true,
  },
].map((part) => ({ ...part, stack: 'day', showMark: false }));
// #endregion

export default function TemperatureRange() {
  return (
    <div
      role="img"
      aria-label="Lowest and highest temperature of 14 days in April. Nights stay between 2 and 10 degrees, days reach 22."
    >
      <LineChart
        height={320}
        margin={{ left: 60, right: 24 }}
        colors={['#0288d1', '#f57c00']}
        xAxis={[
          { data: days, label: 'April', tickMinStep: 1, min: 1, max: 14 },
        ]}
        yAxis={[{ min: 0, max: 25, valueFormatter: degrees }]}
        series={series}
        sx={{ '& .MuiAreaElement-series-spread': { fillOpacity: 0.35 } }}
      />
    </div>
  );
}
