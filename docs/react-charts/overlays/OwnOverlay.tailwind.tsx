import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { WEEKDAYS } from '../_data/bikes';

// #region excerpt
function SkeletonBars() {
  const xScale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  return WEEKDAYS.map((day, index) => {
    const size = height * (0.4 + ((index * 3) % 5) * 0.12);
    return (
      <rect
        key={day}
        className="animate-pulse fill-slate-400 motion-reduce:animate-none dark:fill-slate-600"
        x={xScale(day)}
        y={top + height - size}
        width={xScale.bandwidth()}
        height={size}
        rx={4}
      />
    );
  });
}
// #endregion

export default function OwnOverlay() {
  return (
    <div role="img" aria-label="Bike rentals of a week are loading.">
      <BarChart
        height={280}
        margin={{ top: 10, right: 10 }}
        loading
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[{ data: [] }]}
        slots={{ loadingOverlay: SkeletonBars }}
      />
    </div>
  );
}
