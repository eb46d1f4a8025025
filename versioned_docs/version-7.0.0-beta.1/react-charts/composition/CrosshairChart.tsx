import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const limits = { x: [0, 12], y: [100, 400] } as const;
const readings = Array.from({ length: 48 }, (_, id) => {
  const rain = ((id * 0.618) % 1) * 11.5;
  return { id, x: rain, y: 150 + rain * 14 + ((id * 0.37) % 1) * 60 };
});

// #region excerpt
function Crosshair() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();
  const [at, setAt] = React.useState<{ x: number; y: number } | null>(null);
  const part = { x: (at?.x ?? 0) / width, y: 1 - (at?.y ?? 0) / height };
  const rain = limits.x[0] + part.x * (limits.x[1] - limits.x[0]);
  const level = limits.y[0] + part.y * (limits.y[1] - limits.y[0]);
  return (
    <g transform={`translate(${left} ${top})`} stroke={palette.text.secondary}>
      <rect
        width={width}
        height={height}
        fill="transparent"
        stroke="none"
        onPointerLeave={() => setAt(null)}
        onPointerMove={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          setAt({ x: event.clientX - box.left, y: event.clientY - box.top });
        }}
      />
      {at && (
        <g pointerEvents="none">
          <path d={`M${at.x},0 V${height} M0,${at.y} H${width}`} />
          <text x={6} y={at.y - 6} stroke="none" fill={palette.text.primary}>
            {rain.toFixed(1)} mm, {level.toFixed(0)} cm
          </text>
        </g>
      )}
    </g>
  );
}
// #endregion

export default function CrosshairChart() {
  const clipPath = React.useId();

  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ top: 10, right: 20 }}
      title="Rain in a day and the level of a river a day later"
      desc="The more rain, the higher the river, from about 150 to 370 centimeters."
      disableAxisListener
      xAxis={[{ min: limits.x[0], max: limits.x[1], label: 'Rain (mm)' }]}
      yAxis={[{ min: limits.y[0], max: limits.y[1] }]}
      series={[{ type: 'scatter', data: readings }]}
    >
      <ChartsClipPath id={clipPath} />
      <g clipPath={`url(#${clipPath})`}>
        <ScatterPlot />
      </g>
      <ChartsXAxis />
      <ChartsYAxis />
      <Crosshair />
    </ResponsiveChartContainer>
  );
}
