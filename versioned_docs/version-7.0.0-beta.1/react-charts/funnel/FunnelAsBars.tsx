import { BarChart } from '@mui/x-charts/BarChart';
import { STEPS } from '../_data/signups';

const most = STEPS[0]?.people ?? 0;

// #region excerpt
const lift = STEPS.map(({ people }) => (most - people) / 2);
const people = STEPS.map((step) => step.people);

export default function FunnelAsBars() {
  return (
    <div
      role="img"
      aria-label="Of 5,200 visitors 3,100 look at a product, 1,240 fill a basket, 860 give an address and 690 order."
    >
      <BarChart
        height={300}
        layout="horizontal"
        margin={{ top: 10, bottom: 10, left: 80, right: 10 }}
        xAxis={[{ min: 0, max: most }]}
        yAxis={[{ scaleType: 'band', data: STEPS.map(({ name }) => name) }]}
        bottomAxis={null}
        series={[
          { id: 'lift', data: lift, stack: 'funnel', color: 'transparent' },
          { data: people, stack: 'funnel', label: 'People' },
        ]}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ y: 'none' }}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& .MuiBarElement-series-lift': { pointerEvents: 'none' } }}
      />
    </div>
  );
}
// #endregion
