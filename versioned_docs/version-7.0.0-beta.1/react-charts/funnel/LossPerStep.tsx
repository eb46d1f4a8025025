import { BarChart } from '@mui/x-charts/BarChart';
import { keptAt, STEPS } from '../_data/signups';

// #region excerpt
const moves = STEPS.slice(1).map(({ name, people }, index) => ({
  name: `${STEPS[index]?.name ?? ''} to\n${name}`,
  kept: keptAt(index + 1),
  lost: (STEPS[index]?.people ?? 0) - people,
}));

export default function LossPerStep() {
  return (
    <div
      role="img"
      aria-label="Share that continued at each step: 60, 40, 69 and 80 percent. The basket loses most."
    >
      <BarChart
        height={300}
        margin={{ right: 10, bottom: 60 }}
        dataset={moves}
        xAxis={[
          {
            scaleType: 'band',
            dataKey: 'name',
            tickLabelInterval: () => true,
          },
        ]}
        yAxis={[{ max: 100 }]}
        series={[
          {
            dataKey: 'kept',
            label: 'Continued, in percent',
            valueFormatter: (kept) => `${kept} %`,
          },
        ]}
      />
    </div>
  );
}
// #endregion
