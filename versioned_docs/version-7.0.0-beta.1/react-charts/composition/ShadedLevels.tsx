import { useTheme } from '@mui/material/styles';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { LEVELS, TIMES } from '../_data/river';

interface LevelProps {
  from: number;
  to: number;
  color: string;
  label: string;
}

// #region excerpt
function Level({ from, to, color, label }: LevelProps) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale();
  const top = Number(yScale(to));
  const bottom = Number(yScale(from));
  const { palette, typography } = useTheme();
  return (
    <g fill={color}>
      <rect
        x={left}
        y={top}
        width={width}
        height={bottom - top}
        opacity={0.2}
      />
      <text x={left + width / 2} y={top + 16} textAnchor="middle">
        <tspan style={{ ...typography.caption }} fill={palette.text.primary}>
          {label}
        </tspan>
      </text>
    </g>
  );
}
// #endregion

export default function ShadedLevels() {
  const { palette } = useTheme();

  return (
    <ResponsiveChartContainer
      height={320}
      margin={{ top: 10, right: 24, bottom: 30 }}
      title="Level of a river in a week, with warning levels"
      desc="The flood reaches the red zone above 300 centimeters on the fourth day."
      xAxis={[{ scaleType: 'time', data: TIMES }]}
      yAxis={[{ min: 0, max: 400 }]}
      series={[{ type: 'line', data: LEVELS, color: palette.primary.main }]}
    >
      <Level from={300} to={400} color={palette.error.main} label="Flood" />
      <Level from={250} to={300} color={palette.warning.main} label="Warning" />
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
