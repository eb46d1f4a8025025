import { alpha, useTheme } from '@mui/material/styles';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import { keptAt, STEPS } from '../_data/signups';

const most = STEPS[0]?.people ?? 1;
const steps: ResponsiveChartContainerProps['yAxis'] = [
  { scaleType: 'band', data: STEPS.map(({ name }) => name) },
];

// #region excerpt
function FunnelPlot() {
  const { left, width } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'band'>();
  const { palette, typography } = useTheme();
  const height = yScale.step();
  const x = (people: number, side: number) =>
    Number(xScale((side * people) / 2));
  return STEPS.map(({ name, people }, index) => {
    const top = Number(yScale(name));
    const next = STEPS[index + 1]?.people ?? people;
    const color = alpha(palette.primary.main, 1 - index * 0.14);
    return (
      <g key={name} fill={color}>
        <path
          d={`M${x(people, -1)},${top} H${x(people, 1)}
            L${x(next, 1)},${top + height - 3} H${x(next, -1)} Z`}
        />
        <text
          x={left + width + 10}
          y={top + height / 2 + 4}
          direction="ltr"
          fill={palette.text.primary}
          style={{ ...typography.body2 }}
        >
          {people.toLocaleString('en')}
          {index > 0 && ` (${keptAt(index)} %)`}
        </text>
      </g>
    );
  });
}
// #endregion

export default function SalesFunnel() {
  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ top: 10, bottom: 10, left: 70, right: 100 }}
      title="From visit to order"
      desc={STEPS.map(({ name, people }) => `${name} ${people}`).join(', ')}
      disableAxisListener
      xAxis={[{ min: -most / 2, max: most / 2 }]}
      yAxis={steps}
      series={[]}
    >
      <FunnelPlot />
      <ChartsYAxis disableLine disableTicks />
    </ResponsiveChartContainer>
  );
}
