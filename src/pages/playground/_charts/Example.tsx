import { BarChart } from '@mui/x-charts/BarChart';
import { usePlaygroundValues } from '@site/src/playground/usePlaygroundQuery';
import { BAR_CONTROLS } from './controls';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const bands = [{ scaleType: 'band' as const, data: months }];
const series = [
  { data: [41, 38, 52, 60, 71, 83], label: 'Bicycles' },
  { data: [58, 61, 55, 49, 44, 39], label: 'Trams' },
];

/** A chart with the props that the reader chose. */
export default function BarPlaygroundExample() {
  const values = usePlaygroundValues(BAR_CONTROLS);
  const { layout, height, grid, tooltip, axisHighlight, legend, skipAnimation } = values;
  const horizontal = layout === 'horizontal';
  return (
    <figure
      aria-label="Journeys by month, in thousands"
      style={{ height: 400, margin: 0, direction: 'ltr' }}
    >
      <BarChart
        series={series}
        layout={layout}
        height={height}
        {...(horizontal ? { yAxis: bands } : { xAxis: bands })}
        grid={{
          horizontal: grid === 'horizontal' || grid === 'both',
          vertical: grid === 'vertical' || grid === 'both',
        }}
        tooltip={{ trigger: tooltip }}
        axisHighlight={axisHighlight === 'band' ? undefined : { x: axisHighlight }}
        slotProps={{ legend: { hidden: legend === 'hidden' } }}
        skipAnimation={skipAnimation}
      />
    </figure>
  );
}
