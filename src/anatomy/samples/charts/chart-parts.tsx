import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import type { Sample, Samples } from '../sample';
import { sampleOf } from '../sample';
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

/** Samples of parts of charts, in a chart that shows them. */
export const chartParts: Samples = {
  ...{ BarElement: bars, BarPlot: bars, ScatterPlot: dots },
  ...{ ChartsAxisTooltipContent: bars, ChartsItemTooltipContent: bars, ChartsTooltip: bars },
  ...{ DefaultChartsAxisTooltipContent: bars, DefaultChartsItemTooltipContent: bars },
  ...{ ChartsAxis: axes, ChartsXAxis: axes, ChartsYAxis: axes, ChartsLegend: legend },
  ...{ AreaElement: lines, AreaPlot: lines, LineElement: lines, LinePlot: lines },
  ...{ LineHighlightElement: lines, LineHighlightPlot: lines },
  ...{ MarkElement: lines, MarkPlot: lines },
  ...{ PieArc: pies, PieArcLabel: pies, PieArcPlot: pies, PieArcLabelPlot: pies, PiePlot: pies },
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
