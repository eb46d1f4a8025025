import { PieChart } from '@mui/x-charts/PieChart';

const years = [
  { year: 2014, kinds: { Petrol: 620, Hybrid: 45, Electric: 15 } },
  { year: 2024, kinds: { Petrol: 410, Hybrid: 290, Electric: 340 } },
];
const colors = ['#6d4c41', '#8bc34a', '#29b6f6'];

// #region excerpt
const sumOf = (kinds: Record<string, number>) =>
  Object.values(kinds).reduce((sum, value) => sum + value, 0);
const largest = Math.max(...years.map(({ kinds }) => sumOf(kinds)));

const series = years.map(({ year, kinds }, place) => ({
  id: year,
  cx: place === 0 ? '25%' : '75%',
  outerRadius: `${54 * Math.sqrt(sumOf(kinds) / largest)}%`,
  data: Object.entries(kinds).map(([kind, value], index) => ({
    id: `${year}/${kind}`,
    value,
    // The legend names each kind once.
    label: place === 0 ? kind : undefined,
    color: colors[index],
  })),
}));
// #endregion

export default function TwoPies() {
  return (
    <div
      role="img"
      aria-label="Cars in thousands. 2014: 620 petrol, 45 hybrid, 15 electric. 2024: 410 petrol, 290 hybrid, 340 electric."
    >
      <PieChart
        height={300}
        margin={{ left: 5, right: 5, bottom: 40 }}
        series={series}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
            padding: 0,
          },
        }}
      />
    </div>
  );
}
