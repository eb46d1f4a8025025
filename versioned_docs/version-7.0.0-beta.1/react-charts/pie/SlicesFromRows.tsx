import { PieChart } from '@mui/x-charts/PieChart';

// Data from a server.
const rows = [
  { country: 'Chile', bottles: 812, customers: 61 },
  { country: 'France', bottles: 2340, customers: 188 },
  { country: 'Italy', bottles: 1975, customers: 164 },
  { country: 'Georgia', bottles: 210, customers: 25 },
  { country: 'Austria', bottles: 640, customers: 70 },
  { country: 'Greece', bottles: 118, customers: 14 },
  { country: 'Moldova', bottles: 64, customers: 6 },
];

// #region excerpt
const total = rows.reduce((sum, row) => sum + row.bottles, 0);
const isSmall = (bottles: number) => bottles / total < 0.05;

const slices = rows
  .filter(({ bottles }) => !isSmall(bottles))
  .sort((a, b) => b.bottles - a.bottles)
  .map(({ country, bottles }) => ({
    id: country,
    label: country,
    value: bottles,
  }));
const others = rows.filter(({ bottles }) => isSmall(bottles));
slices.push({
  id: 'others',
  label: `${others.length} others`,
  value: others.reduce((sum, row) => sum + row.bottles, 0),
});
// #endregion

export default function SlicesFromRows() {
  return (
    <div
      role="img"
      aria-label="Bottles sold by country: France 2,340, Italy 1,975, Chile 812, Austria 640, three others 392."
    >
      <PieChart
        height={240}
        margin={{ right: 130 }}
        series={[
          {
            data: slices,
            valueFormatter: ({ value }) =>
              `${value.toLocaleString('en')} bottles`,
          },
        ]}
      />
    </div>
  );
}
