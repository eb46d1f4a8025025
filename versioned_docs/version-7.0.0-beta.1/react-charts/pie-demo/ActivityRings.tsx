import { alpha } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const goals = [
  { id: 'steps', label: 'Steps', done: 0.86, color: '#e53935' },
  { id: 'stairs', label: 'Stairs', done: 0.54, color: '#7cb342' },
  { id: 'hours', label: 'Hours on foot', done: 0.7, color: '#1e88e5' },
];

export default function ActivityRings() {
  return (
    <div
      role="img"
      aria-label="Goals of the day: steps 86 percent, stairs 54, hours on foot 70."
    >
      {/* #region excerpt */}
      <PieChart
        height={260}
        margin={{ right: 150 }}
        series={goals.map(({ id, label, done, color }, index) => ({
          id,
          outerRadius: `${100 - index * 25}%`,
          innerRadius: `${80 - index * 25}%`,
          cornerRadius: 10,
          data: [
            { id, value: done, label, color },
            { id: `${id}-rest`, value: 1 - done, color: alpha(color, 0.2) },
          ],
          valueFormatter: ({ value }) => `${Math.round(value * 100)} %`,
        }))}
        sx={{ '& .MuiPieArc-root': { stroke: 'none' } }}
      />
      {/* #endregion */}
    </div>
  );
}
