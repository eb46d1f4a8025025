import { BarChart } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { PieArcLabelPlot, type PieArcLabelPlotProps } from '@mui/x-charts/PieChart';
import { inStates, sampleOf, type Sample, type Samples } from '../sample';
import { BAR_CHART, CHART_SLOTS } from './chart-props';
import { charts } from './charts';

const NO_SAMPLE: Sample = { states: [] };
const {
  BarChart: bars = NO_SAMPLE,
  LineChart: lines = NO_SAMPLE,
  PieChart: pies = NO_SAMPLE,
  ScatterChart: dots = NO_SAMPLE,
} = charts;

const axes = sampleOf(
  BarChart,
  { ...BAR_CHART, topAxis: 'quarter', rightAxis: 'sales' },
  { default: {} },
  CHART_SLOTS,
);
const legend = sampleOf(
  BarChart,
  BAR_CHART,
  {
    default: {},
    variants: {
      props: {
        slotProps: {
          ...BAR_CHART.slotProps,
          legend: { direction: 'column', position: { vertical: 'middle', horizontal: 'right' } },
        },
      },
    },
  },
  CHART_SLOTS,
);

/** The labels of a pie: the plot around them in a chart does not pass the props of their slot on. */
const ARC_LABELS: PieArcLabelPlotProps = {
  ...{ id: 'pie', arcLabel: 'value', outerRadius: 110, skipAnimation: true },
  data: [
    { id: 0, value: 5, startAngle: 0, endAngle: 1.25 * Math.PI },
    { id: 1, value: 3, startAngle: 1.25 * Math.PI, endAngle: 2 * Math.PI },
  ].map((arc, index) => ({
    ...{ ...arc, index, padAngle: 0, formattedValue: String(arc.value) },
    color: 'transparent',
  })),
};

function ArcLabels(props: PieArcLabelPlotProps) {
  return (
    <ChartContainer width={240} height={240} series={[]}>
      <g transform="translate(120 120)">
        <circle r={props.outerRadius} fill="none" stroke="currentColor" />
        <PieArcLabelPlot {...props} />
      </g>
    </ChartContainer>
  );
}

/** States in which charts have a tooltip: for all series, and for one item. */
const tooltips = inStates(bars, 'hovered', 'highlighted');
const axisTooltip = inStates(bars, 'hovered');
const itemTooltip = inStates(bars, 'highlighted');
const lineHighlights = inStates(lines, 'hovered', 'highlighted');

/** Samples of parts of charts, in a chart that shows them. */
export const chartParts: Samples = {
  ...{ BarElement: bars, BarPlot: bars, ScatterPlot: dots },
  ...{ ChartsTooltip: tooltips },
  ...{ ChartsAxisTooltipContent: axisTooltip, DefaultChartsAxisTooltipContent: axisTooltip },
  ...{ ChartsItemTooltipContent: itemTooltip, DefaultChartsItemTooltipContent: itemTooltip },
  ...{ ChartsAxis: axes, ChartsXAxis: axes, ChartsYAxis: axes, ChartsLegend: legend },
  ...{ AreaElement: lines, AreaPlot: lines, LineElement: lines, LinePlot: lines },
  ...{ LineHighlightElement: lineHighlights, LineHighlightPlot: lineHighlights },
  ...{ MarkElement: lines, MarkPlot: lines },
  ...{ PieArc: pies, PieArcLabel: pies, PieArcPlot: pies, PiePlot: pies },
  PieArcLabelPlot: sampleOf(ArcLabels, ARC_LABELS, { default: {} }, CHART_SLOTS),
  ChartsGrid: sampleOf(BarChart, { ...BAR_CHART, grid: { horizontal: true, vertical: true } }),
  ChartsReferenceLine: sampleOf(BarChart, {
    ...BAR_CHART,
    children: (
      <>
        <ChartsReferenceLine y={4} label="Goal" />
        <ChartsReferenceLine x="Q2" label="Launch" />
      </>
    ),
  }),
};
