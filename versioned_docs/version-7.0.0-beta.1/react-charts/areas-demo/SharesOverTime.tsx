import { LineChart } from '@mui/x-charts/LineChart';

const trips = [
  { year: 2012, car: 512, transit: 204, bike: 61, foot: 160 },
  { year: 2015, car: 498, transit: 228, bike: 92, foot: 163 },
  { year: 2018, car: 476, transit: 262, bike: 128, foot: 171 },
  { year: 2021, car: 431, transit: 190, bike: 176, foot: 198 },
  { year: 2024, car: 420, transit: 281, bike: 214, foot: 187 },
];

const percent = (share: number) => `${Math.round(share * 100)} %`;

export default function SharesOverTime() {
  return (
    <div
      role="img"
      aria-label="Share of trips in a city from 2012 to 2024. Cars fall from 55 to 38 percent, bikes rise from 7 to 19."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ top: 70, right: 24 }}
        dataset={trips}
        xAxis={[
          { dataKey: 'year', scaleType: 'point', valueFormatter: String },
        ]}
        yAxis={[{ valueFormatter: percent, max: 1 }]}
        series={[
          { dataKey: 'bike', label: 'Bike' },
          { dataKey: 'foot', label: 'On foot' },
          { dataKey: 'transit', label: 'Transit' },
          { dataKey: 'car', label: 'Car' },
        ].map((series) => ({
          ...series,
          area: true,
          stack: 'trips',
          stackOffset: 'expand',
          curve: 'linear',
          showMark: false,
        }))}
      />
      {/* #endregion */}
    </div>
  );
}
