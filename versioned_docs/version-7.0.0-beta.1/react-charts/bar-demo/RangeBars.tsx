import { BarChart } from '@mui/x-charts/BarChart';

const shifts = [
  { name: 'Anouk', from: 6, to: 14.5 },
  { name: 'Bela', from: 9, to: 17 },
  { name: 'Cleo', from: 12.5, to: 20 },
  { name: 'Dario', from: 14, to: 22 },
];

const clock = (hour: number) => `${Math.floor(hour)}:${hour % 1 ? '30' : '00'}`;

// #region excerpt
const dataset = shifts.map(({ name, from, to }) => ({
  name: `${name}\n${clock(from)} – ${clock(to)}`,
  from,
  length: to - from,
}));
// #endregion

const hours = (value: number | null) => `${value} hours`;

export default function RangeBars() {
  return (
    <div
      role="img"
      aria-label={`Shifts: ${shifts.map(({ name, from, to }) => `${name} ${clock(from)} to ${clock(to)}`).join(', ')}`}
    >
      <BarChart
        layout="horizontal"
        height={280}
        margin={{ top: 20, left: 96, right: 24 }}
        grid={{ vertical: true }}
        dataset={dataset}
        yAxis={[{ scaleType: 'band', dataKey: 'name' }]}
        xAxis={[
          {
            min: 6,
            max: 22,
            tickInterval: [6, 10, 14, 18, 22],
            valueFormatter: clock,
          },
        ]}
        series={[
          { id: 'before', dataKey: 'from', color: 'transparent' },
          { id: 'shift', dataKey: 'length', valueFormatter: hours },
        ].map((series) => ({ ...series, stack: 'day' }))}
        tooltip={{ trigger: 'item' }}
        slotProps={{ bar: { rx: 4 } }}
        sx={{ '& .MuiBarElement-series-before': { pointerEvents: 'none' } }}
      />
    </div>
  );
}
