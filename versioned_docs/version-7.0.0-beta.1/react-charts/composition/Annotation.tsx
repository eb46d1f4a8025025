import { useTheme } from '@mui/material/styles';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { LEVELS, TIMES } from '../_data/river';

const peak = LEVELS.indexOf(Math.max(...LEVELS));

interface NoteProps {
  at: { x: Date | undefined; y: number | undefined };
  lines: string[];
}

// #region excerpt
function Note({ at, lines }: NoteProps) {
  const { left, width } = useDrawingArea();
  const x = Number(useXScale()(at.x ?? 0));
  const y = Number(useYScale()(at.y ?? 0));
  const { palette, typography } = useTheme();
  // On the side with more room, seen from the middle of the chart.
  const side = x > left + width / 2 ? -1 : 1;
  const textX = x + side * 44;
  return (
    <g fill={palette.text.primary} pointerEvents="none">
      <circle cx={x} cy={y} r={6} fill="none" stroke={palette.error.main} />
      <path
        d={`M${x + side * 7},${y} H${textX - side * 6}`}
        stroke={palette.error.main}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          x={textX}
          y={y + 4 + index * 18}
          textAnchor={side < 0 ? 'end' : 'start'}
          direction="ltr"
          style={{ ...typography.caption }}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
// #endregion

export default function Annotation() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ top: 20, right: 24, bottom: 30 }}
      title="Level of a river in a week"
      desc={`The highest level is marked: ${LEVELS[peak]} centimeters on Thursday evening.`}
      xAxis={[{ scaleType: 'time', data: TIMES }]}
      yAxis={[{ min: 0, max: 400 }]}
      series={[{ type: 'line', data: LEVELS }]}
    >
      <LinePlot />
      <ChartsXAxis />
      <ChartsYAxis />
      <Note
        at={{ x: TIMES[peak], y: LEVELS[peak] }}
        lines={[`${LEVELS[peak]} cm`, 'Bridge closed']}
      />
    </ResponsiveChartContainer>
  );
}
