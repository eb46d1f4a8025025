import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts';

// Delays in minutes compared to the timetable.
const delays = Array.from({ length: 240 }, (_, index) => {
  const spread = (index * 0.618) % 1;
  return -2 + 16 * spread * spread + ((index * 0.37) % 3);
});

// #region excerpt
const width = 2;
const edges = Array.from({ length: 10 }, (_, index) => -2 + index * width);
const counts = edges.map(
  (edge) =>
    delays.filter((delay) => delay >= edge && delay < edge + width).length,
);

const bins: AxisConfig<'band', number, ChartsXAxisProps> = {
  id: 'bins',
  scaleType: 'band',
  data: edges,
  categoryGapRatio: 0.02,
  tickPlacement: 'start',
  tickLabelPlacement: 'tick',
  label: 'Minutes late',
  valueFormatter: (edge: number, { location }) =>
    location === 'tick' ? `${edge}` : `${edge} to ${edge + width} minutes`,
};
// #endregion

export default function Histogram() {
  return (
    <div
      role="img"
      aria-label="How late 240 buses were. Most came within two minutes of the timetable, few more than ten minutes late."
    >
      <BarChart
        height={320}
        margin={{ top: 20, right: 16 }}
        xAxis={[bins]}
        yAxis={[{ label: 'Buses' }]}
        series={[{ data: counts, label: 'Buses' }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </div>
  );
}
