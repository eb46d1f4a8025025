import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const causes = ['Label', 'Seal', 'Dent', 'Fill', 'Cap', 'Other'];
const faults = [86, 52, 24, 12, 7, 5];

// #region excerpt
const total = faults.reduce((sum, count) => sum + count, 0);
let sum = 0;
const cumulative = faults.map((count) => {
  sum += count;
  return Math.round((sum / total) * 100);
});
// #endregion

const percent = (value: number | null) => `${value} %`;

export default function ParetoChart() {
  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ right: 60 }}
      title="Why bottles were rejected"
      desc="Label and seal cause 138 of 186 defects, 74 percent. With dents, it is 87 percent."
      xAxis={[{ scaleType: 'band', data: causes }]}
      yAxis={[
        { id: 'count', min: 0, max: total },
        { id: 'share', min: 0, max: 100, valueFormatter: percent },
      ]}
      series={[
        { type: 'bar', yAxisId: 'count', data: faults, label: 'Bottles' },
        {
          type: 'line',
          yAxisId: 'share',
          data: cumulative,
          label: 'Cumulative',
          curve: 'linear',
          valueFormatter: percent,
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine
        y={80}
        axisId="share"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
      <ChartsXAxis />
      <ChartsYAxis axisId="count" />
      <ChartsYAxis axisId="share" position="right" />
      <ChartsLegend />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
