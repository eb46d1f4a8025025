import { useTheme } from '@mui/material/styles';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { LEVELS, TIMES, timeAt } from '../_data/river';

const days = [0, 1, 2, 3, 4, 5, 6];
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' });

// #region excerpt
function DayAxis() {
  const { top, height } = useDrawingArea();
  const xScale = useXScale();
  const { palette, typography } = useTheme();
  const y = top + height;
  return days.map((day) => {
    const [start, noon, end] = [0, 12, 24].map((hour) =>
      Number(xScale(timeAt(day * 24 + hour))),
    );
    if (start === undefined || end === undefined) return null;
    const fill = day % 2 ? palette.action.hover : palette.action.selected;
    return (
      <g key={day} fill={palette.text.primary} textAnchor="middle">
        <rect x={start} y={y} width={end - start} height={30} fill={fill} />
        <text x={noon} y={y + 20} style={{ ...typography.caption }}>
          {weekday.format(timeAt(day * 24))}
        </text>
      </g>
    );
  });
}
// #endregion

export default function DayAxisChart() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ top: 10, right: 10, bottom: 30 }}
      title="Level of a river from Monday to Sunday"
      desc="It rises from Wednesday evening, is highest on Thursday, and falls until Sunday."
      xAxis={[
        { scaleType: 'time', data: TIMES, min: timeAt(0), max: timeAt(168) },
      ]}
      yAxis={[{ min: 0, max: 400 }]}
      series={[{ type: 'line', data: LEVELS, area: true }]}
    >
      <AreaPlot />
      <LinePlot />
      <DayAxis />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
