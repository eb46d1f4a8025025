import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsVoronoiHandler } from '@mui/x-charts/ChartsVoronoiHandler';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { createTrips } from '../_data/bikes';

const distances = [0, 2, 4, 6, 8];
const series: ResponsiveChartContainerProps['series'] = [
  {
    type: 'scatter',
    data: createTrips(4.2, 60),
    label: 'Trips',
    highlightScope: { highlight: 'item', fade: 'series' },
    valueFormatter: ({ x, y }) => `${x} km in ${y} minutes`,
  },
  { type: 'line', data: distances.map((distance) => distance * 4.2) },
];

export default function ComposedPoints() {
  return (
    // #region excerpt
    <ResponsiveChartContainer
      height={320}
      margin={{ top: 10, right: 20 }}
      title="Distance and duration of 60 bike trips"
      desc="No trip is faster than the line, which is 14 kilometers an hour."
      xAxis={[{ data: distances, label: 'Kilometers' }]}
      yAxis={[{ label: 'Minutes' }]}
      series={series}
    >
      <ChartsVoronoiHandler voronoiMaxRadius={30} />
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ResponsiveChartContainer>
    // #endregion
  );
}
