import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { WEEKDAYS } from '../_data/bikes';

// #region excerpt
const styles = `
@keyframes OwnOverlay-pulse {
  50% {
    opacity: 0.15;
  }
}

.OwnOverlay-bar {
  fill: currentColor;
  opacity: 0.4;
  animation: OwnOverlay-pulse 1.6s ease-in-out infinite;
}

@media (prefers-reduced-motion) {
  .OwnOverlay-bar {
    animation: none;
  }
}
`;

function SkeletonBars() {
  const xScale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  return WEEKDAYS.map((day, index) => {
    const size = height * (0.4 + ((index * 3) % 5) * 0.12);
    return (
      <rect
        key={day}
        className="OwnOverlay-bar"
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
      <style>{styles}</style>
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
