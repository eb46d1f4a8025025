import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];
const levels = [182, 196, 224, 251, 263, 268, 259, 241, 226, 214];
const today = 12;

// #region excerpt
const measured = levels.map((level, index) =>
  (days[index] ?? 0) <= today ? level : null,
);
// Both include today's value, to avoid a gap.
const forecast = levels.map((level, index) =>
  (days[index] ?? 0) >= today ? level : null,
);
// #endregion

const centimeters = (value: number | null) =>
  value === null ? '–' : `${value} cm`;

export default function ForecastLine() {
  return (
    <div
      role="img"
      aria-label="Level of the river: 182 centimeters on the 8th, 263 today, the 12th. It is expected to peak at 268 tomorrow."
    >
      <LineChart
        height={320}
        margin={{ right: 24 }}
        xAxis={[{ data: days, label: 'May', tickMinStep: 1 }]}
        yAxis={[{ min: 150, max: 300 }]}
        series={[
          { id: 'measured', data: measured, label: 'Measured' },
          {
            id: 'forecast',
            data: forecast,
            label: 'Forecast',
            showMark: false,
          },
        ].map((series) => ({
          ...series,
          color: '#0288d1',
          valueFormatter: centimeters,
        }))}
        sx={{
          '& .MuiLineElement-series-forecast': { strokeDasharray: '6 5' },
          '& g:last-of-type > .MuiChartsLegend-mark': { opacity: 0.4 },
        }}
      >
        <ChartsReferenceLine
          x={today}
          label="Today"
          lineStyle={{ strokeDasharray: '2 3' }}
        />
      </LineChart>
    </div>
  );
}
