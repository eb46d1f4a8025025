import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const sources = [
  {
    label: 'Hydro',
    color: '#0277bd',
    data: [18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18, 18],
  },
  {
    label: 'Wind',
    color: '#26a69a',
    data: [22, 25, 27, 24, 19, 14, 11, 12, 15, 21, 26, 28, 27],
  },
  {
    label: 'Solar',
    color: '#f9a825',
    data: [0, 0, 0, 4, 16, 29, 36, 33, 21, 7, 0, 0, 0],
  },
  {
    label: 'Gas',
    color: '#8d6e63',
    data: [6, 3, 2, 10, 17, 9, 6, 7, 14, 24, 20, 12, 7],
  },
];

const megawatts = (value: number | null) => `${value} MW`;

export default function PowerMix() {
  return (
    <div
      role="img"
      aria-label="Power of a region over a day by source. Solar power provides half of it at noon, gas fills the gap in the evening."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ left: 60, right: 24 }}
        xAxis={[
          {
            data: hours,
            label: 'Hour',
            tickInterval: [0, 6, 12, 18, 24],
            max: 24,
          },
        ]}
        yAxis={[{ valueFormatter: megawatts }]}
        series={sources.map((source) => ({
          ...source,
          area: true,
          stack: 'power',
          showMark: false,
          valueFormatter: megawatts,
        }))}
      />
      {/* #endregion */}
    </div>
  );
}
