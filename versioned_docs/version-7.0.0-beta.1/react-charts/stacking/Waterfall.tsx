import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const steps = [
  { name: 'Start', change: 500 },
  { name: 'Grant', change: 120 },
  { name: 'Rent', change: -210 },
  { name: 'Staff', change: -260 },
  { name: 'Sales', change: 95 },
];

// #region excerpt
const rows = steps.map(({ name, change }, index) => {
  const before = steps
    .slice(0, index)
    .reduce((sum, step) => sum + step.change, 0);
  return {
    name,
    base: Math.min(before, before + change),
    gain: Math.max(change, 0),
    loss: Math.max(-change, 0),
  };
});
const left = steps.reduce((sum, { change }) => sum + change, 0);
// #endregion

export default function Waterfall() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="A budget of 500 grows by a grant of 120 and sales of 95, and shrinks by rent, 210, and staff, 260. 245 are left."
    >
      <BarChart
        height={320}
        margin={{ right: 10 }}
        dataset={[...rows, { name: 'Left', base: 0, gain: left, loss: 0 }]}
        xAxis={[{ scaleType: 'band', dataKey: 'name' }]}
        series={[
          { dataKey: 'base', id: 'base', color: 'transparent' },
          { dataKey: 'gain', label: 'In', color: palette.success.main },
          { dataKey: 'loss', label: 'Out', color: palette.error.main },
        ].map((series) => ({ ...series, stack: 'flow' }))}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ x: 'none' }}
        sx={{ '& .MuiBarElement-series-base': { pointerEvents: 'none' } }}
      />
    </div>
  );
}
