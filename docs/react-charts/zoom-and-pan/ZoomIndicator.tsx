import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { useZoom } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import { createLevels } from '../_data/waters';

const readings = createLevels(180);

// #region excerpt
function VisiblePart() {
  const { left, width, top } = useDrawingArea();
  const { palette } = useTheme();
  const { zoomData, isInteracting } = useZoom();
  const { start, end } = zoomData[0] ?? { start: 0, end: 100 };
  return (
    <g fill={palette.primary.main}>
      <rect x={left} y={top - 14} width={width} height={6} opacity={0.2} />
      <rect
        x={left + (start / 100) * width}
        y={top - 14}
        width={((end - start) / 100) * width}
        height={6}
        opacity={isInteracting ? 1 : 0.6}
      />
    </g>
  );
}
// #endregion

export default function ZoomIndicator() {
  return (
    <div
      role="img"
      aria-label="Level of a lake on 180 days. A bar above the chart shows the visible part."
    >
      <LineChartPro
        height={300}
        margin={{ top: 30, right: 20 }}
        dataset={readings}
        xAxis={[{ dataKey: 'date', scaleType: 'time', zoom: true }]}
        yAxis={[{ min: 180, max: 260 }]}
        series={[{ dataKey: 'level', label: 'Level in cm', showMark: false }]}
        slotProps={{ legend: { hidden: true } }}
      >
        <VisiblePart />
      </LineChartPro>
    </div>
  );
}
