import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { GaugeProps } from '@mui/x-charts/Gauge';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';
import type { ScatterChartProps } from '@mui/x-charts/ScatterChart';
import type { SparkLineChartProps } from '@mui/x-charts/SparkLineChart';
import { element, type ElementNode, type Props } from '../code/nodes';
import type { DataOptions } from '../controls/controls-of';
import type { FamilyPresets, Preset } from './preset';

const HEIGHT = 300;
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const NORTH = { data: [4, 3, 5, 6], label: 'North' };
const SOUTH = { data: [2, 5, 3, 4], label: 'South' };
const FOUR = [3, 5, 2, 6];
const STACK = { stack: 'total' };

const BAND: NonNullable<BarChartProps['xAxis']> = [{ scaleType: 'band', data: QUARTERS }];
const POINTS: NonNullable<LineChartProps['xAxis']> = [{ scaleType: 'point', data: QUARTERS }];

const BARS = { two: [NORTH, SOUTH], one: [NORTH], stacked: [NORTH, SOUTH].map(stacked) };
const LINES = {
  ...BARS,
  areas: [NORTH, SOUTH].map((series) => ({ ...series, area: true })),
};

function stacked<Series extends object>(series: Series): Series & typeof STACK {
  return { ...series, ...STACK };
}

const PIES: Record<string, PieChartProps['series']> = {
  whole: [
    {
      data: [
        { id: 0, value: 5, label: 'North' },
        { id: 1, value: 3, label: 'South' },
        { id: 2, value: 2, label: 'West' },
      ],
    },
  ],
  ring: [
    {
      data: [
        { id: 0, value: 5, label: 'North' },
        { id: 1, value: 3, label: 'South' },
      ],
      innerRadius: 60,
      arcLabel: 'value',
    },
  ],
};

const DOTS: Record<string, ScatterChartProps['series']> = {
  homes: [
    {
      label: 'Homes',
      data: [
        { id: 1, x: 2, y: 3 },
        { id: 2, x: 4, y: 5 },
        { id: 3, x: 7, y: 6 },
      ],
    },
  ],
};

/** Horizontal bars have their categories on the y-axis. */
function turnAxes(props: Props): Props {
  if (props.layout !== 'horizontal' || props.xAxis !== BAND) return props;
  return { ...props, xAxis: undefined, yAxis: BAND };
}

function chartPreset(tree: ElementNode, data: DataOptions, more?: Partial<Preset>): Preset {
  return { tree, height: HEIGHT, data, ...more };
}

function barPreset(name: string): Preset {
  const props = { series: BARS.two, xAxis: BAND, height: HEIGHT };
  const data = {
    series: BARS,
    xAxis: { quarters: BAND },
    yAxis: { labeled: [{ label: 'Sales' }] },
  };
  return chartPreset(element<BarChartProps>(name, props), data, { adjust: turnAxes });
}

function linePreset(name: string): Preset {
  const props = { series: LINES.two, xAxis: POINTS, height: HEIGHT };
  const data = {
    series: LINES,
    xAxis: { quarters: POINTS },
    yAxis: { labeled: [{ label: 'Sales' }] },
  };
  return chartPreset(element<LineChartProps>(name, props), data);
}

function scatterPreset(name: string): Preset {
  const data = {
    series: DOTS,
    xAxis: { labeled: [{ label: 'Size' }] },
    yAxis: { labeled: [{ label: 'Price' }] },
  };
  return chartPreset(
    element<ScatterChartProps>(name, { series: DOTS.homes, height: HEIGHT }),
    data,
  );
}

/** Cells: index on the x-axis, index on the y-axis, value. */
const CELLS = [
  [0, 0, 2],
  [1, 0, 5],
  [2, 0, 7],
  [0, 1, 4],
  [1, 1, 6],
  [2, 1, 9],
];

const heatmap = element('Heatmap', {
  series: [{ data: CELLS, label: 'Visitors' }],
  xAxis: [{ data: ['9 a.m.', 'Noon', '3 p.m.'] }],
  yAxis: [{ data: ['Friday', 'Saturday'] }],
  height: HEIGHT,
});

/** Playgrounds of the charts. */
export const family: FamilyPresets = {
  presets: {
    BarChart: barPreset('BarChart'),
    BarChartPro: barPreset('BarChartPro'),
    LineChart: linePreset('LineChart'),
    LineChartPro: linePreset('LineChartPro'),
    ScatterChart: scatterPreset('ScatterChart'),
    ScatterChartPro: scatterPreset('ScatterChartPro'),
    PieChart: chartPreset(
      element<PieChartProps>('PieChart', { series: PIES.whole, height: HEIGHT }),
      { series: PIES },
    ),
    Heatmap: chartPreset(heatmap, {}),
    SparkLineChart: chartPreset(
      element<SparkLineChartProps>('SparkLineChart', { data: FOUR, height: 120 }),
      { data: { four: FOUR, eight: [3, 5, 2, 6, 4, 4, 7, 5] } },
      { height: 120 },
    ),
    Gauge: chartPreset(
      element<GaugeProps>('Gauge', { value: 60, width: 200, height: 200 }),
      { value: { half: 50, most: 60, full: 100 } },
      { height: 200 },
    ),
  },
  partsOf: {
    BarChart: [
      ...[
        'BarElement',
        'BarLabel',
        'BarPlot',
        'ChartContainer',
        'ChartsAxis',
        'ChartsAxisHighlight',
      ],
      ...['ChartsAxisTooltipContent', 'ChartsClipPath', 'ChartsGrid', 'ChartsItemTooltipContent'],
      ...['ChartsLegend', 'ChartsReferenceLine', 'ChartsSurface', 'ChartsText', 'ChartsTooltip'],
      ...['ChartsXAxis', 'ChartsYAxis', 'ContinuousColorLegend', 'PiecewiseColorLegend'],
      ...['DefaultChartsAxisTooltipContent', 'DefaultChartsItemTooltipContent'],
      'ResponsiveChartContainer',
    ],
    BarChartPro: ['ChartContainerPro', 'ResponsiveChartContainerPro'],
    Gauge: ['GaugeContainer', 'GaugeValueText'],
    LineChart: [
      ...['AnimatedArea', 'AnimatedLine', 'AreaElement', 'AreaPlot', 'LineElement', 'LinePlot'],
      ...['LineHighlightElement', 'LineHighlightPlot', 'MarkElement', 'MarkPlot'],
    ],
    PieChart: ['PieArc', 'PieArcLabel', 'PieArcLabelPlot', 'PieArcPlot', 'PiePlot'],
    ScatterChart: ['Scatter', 'ScatterPlot'],
  },
  withoutElement: [
    ...['ChartsOnAxisClickHandler', 'ChartsVoronoiHandler', 'HighlightedProvider'],
    'ZAxisContextProvider',
  ],
  data: {
    colors: { two: ['#007fff', '#9c27b0'] },
    grid: { both: { horizontal: true, vertical: true }, horizontal: { horizontal: true } },
    margin: { wide: { left: 80, right: 80 } },
    tooltip: { axis: { trigger: 'axis' }, item: { trigger: 'item' }, none: { trigger: 'none' } },
    legend: { hidden: { hidden: true } },
    axisHighlight: { line: { x: 'line', y: 'line' }, none: { x: 'none' } },
  },
};
