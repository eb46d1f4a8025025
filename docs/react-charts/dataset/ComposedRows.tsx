import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const rows = [
  { day: new Date(2024, 4, 6), orders: 31, minutes: 14 },
  { day: new Date(2024, 4, 7), orders: 28, minutes: 13 },
  { day: new Date(2024, 4, 8), orders: 44, minutes: 21 },
  { day: new Date(2024, 4, 9), orders: 39, minutes: 17 },
];

export default function ComposedRows() {
  return (
    // #region excerpt
    <ResponsiveChartContainer
      height={300}
      title="Orders of a bakery and waiting time on four days"
      desc="Both are highest on May 8, with 44 orders and 21 minutes."
      dataset={rows}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'day',
          valueFormatter: (day: Date) =>
            day.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ id: 'orders' }, { id: 'minutes', min: 0, max: 30 }]}
      series={[
        { type: 'bar', dataKey: 'orders', label: 'Orders', yAxisId: 'orders' },
        {
          type: 'line',
          dataKey: 'minutes',
          label: 'Minutes',
          yAxisId: 'minutes',
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis />
      <ChartsYAxis axisId="orders" label="Orders" />
      <ChartsYAxis axisId="minutes" position="right" label="Minutes" />
      <ChartsLegend />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
    // #endregion
  );
}
