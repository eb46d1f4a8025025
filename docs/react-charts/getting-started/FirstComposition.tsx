import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';

const parcels = [420, 465, 510, 640, 590, 480];
const hours = [26, 27, 29, 41, 36, 28];

const weeks: ResponsiveChartContainerProps['xAxis'] = [
  { scaleType: 'band', data: ['1', '2', '3', '4', '5', '6'] },
];
const sides: ResponsiveChartContainerProps['yAxis'] = [
  { id: 'count', min: 0 },
  { id: 'time', min: 0, max: 50 },
];
const series: ResponsiveChartContainerProps['series'] = [
  { type: 'bar', yAxisId: 'count', data: parcels, label: 'Parcels (left)' },
  { type: 'line', yAxisId: 'time', data: hours, label: 'Hours (right)' },
];

export default function FirstComposition() {
  return (
    // #region excerpt
    <ResponsiveChartContainer
      height={320}
      title="Parcels and delivery time"
      desc="Week 4 has the most parcels, 640, and the slowest delivery, 41 hours."
      xAxis={weeks}
      yAxis={sides}
      series={series}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis label="Week" />
      <ChartsYAxis axisId="count" />
      <ChartsYAxis axisId="time" position="right" />
      <ChartsLegend />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip />
    </ResponsiveChartContainer>
    // #endregion
  );
}
