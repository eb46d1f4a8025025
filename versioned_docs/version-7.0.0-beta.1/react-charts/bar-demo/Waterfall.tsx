import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Start', change: 420 },
  { name: 'Tickets', change: 260 },
  { name: 'Café', change: 95 },
  { name: 'Wages', change: -310 },
  { name: 'Rent', change: -120 },
  { name: 'Grants', change: 85 },
];

// #region excerpt
let sum = 0;
const rows = steps.map(({ name, change }, index) => {
  const before = sum;
  sum += change;
  const isTotal = index === 0;
  return {
    name,
    floor: isTotal ? 0 : Math.min(before, sum),
    total: isTotal ? change : null,
    up: !isTotal && change > 0 ? change : null,
    down: change < 0 ? -change : null,
  };
});
const empty = { floor: 0, up: null, down: null };
const dataset = [...rows, { ...empty, name: 'End', total: sum }];
// #endregion

export default function Waterfall() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="From 420 to 430 thousand in a year: tickets, café and grants bring 440, wages and rent cost 430."
    >
      <BarChart
        height={320}
        margin={{ right: 16 }}
        dataset={dataset}
        xAxis={[{ scaleType: 'band', dataKey: 'name' }]}
        colors={[
          'transparent',
          palette.text.secondary,
          palette.success.main,
          palette.error.main,
        ]}
        series={[
          { dataKey: 'floor', id: 'floor' },
          { dataKey: 'total', label: 'Balance' },
          { dataKey: 'up', label: 'In' },
          { dataKey: 'down', label: 'Out' },
        ].map((series) => ({ ...series, stack: 'balance' }))}
        tooltip={{ trigger: 'item' }}
        sx={{ '& .MuiBarElement-series-floor': { pointerEvents: 'none' } }}
      />
    </div>
  );
}
