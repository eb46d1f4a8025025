import * as React from 'react';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useZoom, ZoomSetup } from '@mui/x-charts-pro/context';
import { ResponsiveChartContainerPro } from '@mui/x-charts-pro/ResponsiveChartContainerPro';
import { HOURLY_RENTALS } from '../_data/bikes';

const hours = HOURLY_RENTALS.map((_rentals, hour) => hour);
const usual = HOURLY_RENTALS.map((rentals, hour) =>
  Math.round(rentals * 0.8 + (hour % 3)),
);

// #region excerpt
function Plots() {
  const { isInteracting } = useZoom();
  return (
    <>
      <BarPlot skipAnimation={isInteracting} />
      <LinePlot skipAnimation={isInteracting} />
    </>
  );
}

export default function ComposedZoom() {
  const clipPath = React.useId();

  return (
    <ResponsiveChartContainerPro
      height={300}
      margin={{ top: 20, right: 10 }}
      title="Bikes rented in each hour of a Tuesday, and on usual Tuesdays"
      desc="Most at 8 and at 18, on both."
      xAxis={[{ scaleType: 'band', data: hours, zoom: true }]}
      series={[
        { type: 'bar', data: HOURLY_RENTALS },
        { type: 'line', data: usual },
      ]}
    >
      <ChartsClipPath id={clipPath} />
      <g clipPath={`url(#${clipPath})`}>
        <Plots />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <ZoomSetup />
    </ResponsiveChartContainerPro>
  );
}
// #endregion
