import { keyframes, styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { WEEKDAYS } from '../_data/bikes';

// #region excerpt
const pulse = keyframes({ '50%': { opacity: 0.15 } });
const GrayBar = styled('rect')(({ theme }) => ({
  fill: theme.palette.text.disabled,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media (prefers-reduced-motion)': { animation: 'none' },
}));

function SkeletonBars() {
  const xScale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  return WEEKDAYS.map((day, index) => {
    const size = height * (0.4 + ((index * 3) % 5) * 0.12);
    return (
      <GrayBar
        key={day}
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
