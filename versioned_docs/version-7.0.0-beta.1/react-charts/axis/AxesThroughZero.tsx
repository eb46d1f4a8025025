import type { ReactNode } from 'react';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

// Distance of 40 throws of a robot arm from the target, in millimeters.
const throws = Array.from({ length: 40 }, (_, id) => ({
  id,
  x: Math.round(Math.cos(id * 2.4) * Math.sqrt(id) * 5 + 6),
  y: Math.round(Math.sin(id * 2.4) * Math.sqrt(id) * 4 - 3),
}));

// #region excerpt
function AtZero({
  children,
}: {
  children: (x: number, y: number) => ReactNode;
}) {
  const { left, top, height } = useDrawingArea();
  const x = Number(useXScale()(0)) - left;
  const y = Number(useYScale()(0)) - (top + height);
  return children(x, y);
}
// #endregion

const limits = { min: -40, max: 40, tickNumber: 4 };
const hideZero = (value: number) => (value === 0 ? '' : `${value}`);

export default function AxesThroughZero() {
  return (
    <ResponsiveChartContainer
      height={340}
      margin={{ top: 20, bottom: 20, left: 20, right: 20 }}
      title="Throws of a robot arm"
      desc="40 points around the mark, on average 6 millimeters too far to the right."
      xAxis={[{ ...limits, valueFormatter: hideZero }]}
      yAxis={[{ ...limits, valueFormatter: hideZero }]}
      series={[{ type: 'scatter', data: throws }]}
    >
      <ScatterPlot />
      <AtZero>
        {(x, y) => (
          <>
            <g transform={`translate(0 ${y})`}>
              <ChartsXAxis />
            </g>
            <g transform={`translate(${x} 0)`}>
              <ChartsYAxis />
            </g>
          </>
        )}
      </AtZero>
    </ResponsiveChartContainer>
  );
}
