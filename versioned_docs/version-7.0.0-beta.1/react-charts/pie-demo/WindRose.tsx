import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const winds = [
  { from: 'N', days: 18 },
  { from: 'NE', days: 31 },
  { from: 'E', days: 44 },
  { from: 'SE', days: 22 },
  { from: 'S', days: 26 },
  { from: 'SW', days: 81 },
  { from: 'W', days: 97 },
  { from: 'NW', days: 46 },
];

// #region excerpt
const most = Math.max(...winds.map(({ days }) => days));
const angle = 360 / winds.length;

const series = winds.map(({ from, days }, index) => ({
  id: from,
  startAngle: (index - 0.5) * angle,
  endAngle: (index + 0.5) * angle,
  // The area grows with the days, so the radius grows with their square root.
  outerRadius: `${100 * Math.sqrt(days / most)}%`,
  data: [{ id: from, value: days, label: from }],
  valueFormatter: () => `${days} days`,
  arcLabel: 'label' as const,
}));
// #endregion

export default function WindRose() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label={`Days of wind by direction: ${winds.map(({ from, days }) => `${from} ${days}`).join(', ')}.`}
    >
      <PieChart
        height={320}
        margin={{ right: 5 }}
        colors={[palette.info.light]}
        series={series}
        slotProps={{ legend: { hidden: true } }}
        sx={{
          '& .MuiPieArcLabel-root': {
            fontSize: 12,
            fill: palette.common.black,
          },
        }}
      />
    </div>
  );
}
