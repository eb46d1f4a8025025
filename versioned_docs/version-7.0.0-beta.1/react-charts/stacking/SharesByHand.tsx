import { BarChart } from '@mui/x-charts/BarChart';

const countries = ['Austria', 'Belgium', 'Chile', 'Denmark'];
const answers = [
  { label: 'Daily', counts: [412, 280, 190, 455] },
  { label: 'Weekly', counts: [305, 290, 262, 198] },
  { label: 'Rarely', counts: [131, 214, 377, 92] },
];

// #region excerpt
const totals = countries.map((_country, index) =>
  answers.reduce((sum, { counts }) => sum + (counts[index] ?? 0), 0),
);

const shares = answers.map(({ label, counts }) => ({
  label,
  stack: 'answers',
  data: counts.map((count, index) => (count / (totals[index] ?? 1)) * 100),
  valueFormatter: (share: number | null) => `${share?.toFixed(1) ?? '–'} %`,
}));
// #endregion

export default function SharesByHand() {
  return (
    <div
      role="img"
      aria-label="How often people cycle in four countries. Daily: 61 percent in Denmark, 49 in Austria, 36 in Belgium, 23 in Chile."
    >
      <BarChart
        height={300}
        layout="horizontal"
        margin={{ left: 80, right: 20, bottom: 30 }}
        xAxis={[{ max: 100, valueFormatter: (share) => `${share} %` }]}
        yAxis={[{ scaleType: 'band', data: countries }]}
        series={shares}
      />
    </div>
  );
}
