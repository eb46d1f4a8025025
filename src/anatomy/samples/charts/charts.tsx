import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { sampleOf, type Samples } from '../sample';
import {
  AXIS_TOOLTIP,
  BAR_CHART,
  CHART_SLOTS,
  hovered,
  LINE_CHART,
  PIE_CHART,
  POPUPS,
  SCATTER_CHART,
} from './chart-props';

const ITEM_TOOLTIP = { tooltip: { ...POPUPS, trigger: 'item' as const } };
const SPARK_LINE = {
  ...{ data: [3, 5, 2, 6], height: 120, showTooltip: true, showHighlight: true },
  ...{ slotProps: BAR_CHART.slotProps, skipAnimation: true },
};

/** Samples of whole charts. */
export const charts: Samples = {
  BarChart: sampleOf(
    BarChart,
    BAR_CHART,
    {
      default: {},
      hovered: AXIS_TOOLTIP,
      highlighted: { props: ITEM_TOOLTIP, ...hovered('.MuiBarElement-root') },
    },
    CHART_SLOTS,
  ),
  LineChart: sampleOf(
    LineChart,
    LINE_CHART,
    {
      default: {},
      hovered: AXIS_TOOLTIP,
      highlighted: { props: ITEM_TOOLTIP, ...hovered('.MuiMarkElement-root') },
    },
    CHART_SLOTS,
  ),
  PieChart: sampleOf(
    PieChart,
    PIE_CHART,
    { default: {}, highlighted: hovered('.MuiPieArc-root') },
    CHART_SLOTS,
  ),
  ScatterChart: sampleOf(
    ScatterChart,
    SCATTER_CHART,
    {
      default: {},
      hovered: AXIS_TOOLTIP,
      highlighted: { props: { ...ITEM_TOOLTIP, disableVoronoi: true }, ...hovered('circle') },
    },
    CHART_SLOTS,
  ),
  SparkLineChart: sampleOf(
    SparkLineChart,
    SPARK_LINE,
    {
      default: { props: { area: true } },
      variants: { props: { plotType: 'bar' } },
      hovered: { act: AXIS_TOOLTIP.act },
      highlighted: {
        props: { ...ITEM_TOOLTIP, plotType: 'bar' },
        ...hovered('.MuiBarElement-root'),
      },
    },
    CHART_SLOTS,
  ),
  Gauge: sampleOf(Gauge, { width: 200, height: 200, value: 60 }),
};
