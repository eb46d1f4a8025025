import {
  DefaultChartsAxisTooltipContent,
  DefaultChartsItemTooltipContent,
} from '@mui/x-charts/ChartsTooltip';
import type { BarChartProps } from '@mui/x-charts/BarChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { PieArcLabel, type PieChartProps } from '@mui/x-charts/PieChart';
import { Scatter, type ScatterChartProps } from '@mui/x-charts/ScatterChart';
import { hover } from '../events';
import { stageElement } from '../stage-element';

/** As wide as the stage. */
const SIZE = { height: 300, skipAnimation: true };
const LINE_HIGHLIGHT = { highlightScope: { highlighted: 'series', faded: 'global' } } as const;
const HIGHLIGHT = { highlightScope: { highlighted: 'item', faded: 'global' } } as const;

/**
 * The tooltip is not in the body, but in the stage, and stays with its element when the page scrolls:
 * its place is that of a pointer in the window, which is not there.
 */
export const POPUPS = {
  slotProps: {
    popper: {
      container: stageElement,
      popperOptions: { modifiers: [{ name: 'eventListeners', enabled: false }] },
    },
  },
};
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];
const AXES: Pick<BarChartProps, 'xAxis' | 'yAxis'> = {
  xAxis: [{ id: 'quarter', data: QUARTERS, label: 'Quarter', scaleType: 'band' }],
  yAxis: [{ id: 'sales', label: 'Sales' }],
};

export const BAR_CHART: BarChartProps = {
  ...SIZE,
  ...AXES,
  ...POPUPS,
  series: [
    { data: [4, 3, 5, 6], label: 'North', ...HIGHLIGHT },
    { data: [2, 5, 3, 4], label: 'South', ...HIGHLIGHT },
  ],
};

export const LINE_CHART: LineChartProps = {
  ...SIZE,
  ...POPUPS,
  xAxis: [{ id: 'quarter', data: QUARTERS, label: 'Quarter', scaleType: 'point' }],
  yAxis: AXES.yAxis,
  series: [
    { data: [4, 3, 5, 6], label: 'North', area: true, ...LINE_HIGHLIGHT },
    { data: [2, 5, 3, 4], label: 'South', area: true, ...LINE_HIGHLIGHT },
  ],
};

export const PIE_CHART: PieChartProps = {
  ...SIZE,
  ...POPUPS,
  // Pies and scatter charts of 7.0.0 do not pass the props of slots on to their tooltips.
  tooltip: { ...POPUPS, trigger: 'item' },
  ...{ xAxis: AXES.xAxis, yAxis: AXES.yAxis, bottomAxis: 'quarter', leftAxis: 'sales' },
  series: [
    {
      ...{ arcLabel: 'value', ...HIGHLIGHT },
      data: [
        { id: 0, value: 5, label: 'North' },
        { id: 1, value: 3, label: 'South' },
      ],
    },
  ],
};

export const SCATTER_CHART: ScatterChartProps = {
  ...SIZE,
  ...POPUPS,
  xAxis: [{ id: 'size', label: 'Size' }],
  yAxis: [{ id: 'price', label: 'Price' }],
  series: [
    {
      ...{ label: 'Homes', ...HIGHLIGHT },
      data: [
        { id: 1, x: 2, y: 3 },
        { id: 2, x: 4, y: 5 },
      ],
    },
  ],
};

/** How elements of charts' slots are found that do not pass attributes on. */
export const CHART_SLOTS = {
  defaults: {
    axisContent: DefaultChartsAxisTooltipContent,
    itemContent: DefaultChartsItemTooltipContent,
    pieArcLabel: PieArcLabel,
    scatter: Scatter,
  },
  classNames: { legend: 'MuiChartsLegend-root' },
};

/** Moves the pointer over one item of a chart. */
export function hovered(selector: string) {
  return { act: (stage: Element) => hover(stage, selector) };
}

/** Shows the values of all series where the pointer is. */
export const AXIS_TOOLTIP = {
  props: { tooltip: { ...POPUPS, trigger: 'axis' as const } },
  act: (stage: Element) => hover(stage, 'svg'),
};
