import { useTheme } from '@mui/material/styles';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import {
  dateOf,
  formatDay,
  LAST_DAY,
  TASK_NAMES,
  TASKS,
  TODAY,
} from '../_data/building';

const time: ResponsiveChartContainerProps['xAxis'] = [
  { scaleType: 'time', min: dateOf(0), max: dateOf(LAST_DAY) },
];
const tasks: ResponsiveChartContainerProps['yAxis'] = [
  { scaleType: 'band', data: TASK_NAMES },
];

const HEIGHT = 22;

// #region excerpt
function useTaskPlaces() {
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'band'>();
  return TASKS.map((task) => ({
    task,
    start: Number(xScale(dateOf(task.start))),
    end: Number(xScale(dateOf(task.end))),
    middle: Number(yScale(task.name)) + yScale.step() * 0.4,
  }));
}

function Bars() {
  const { palette } = useTheme();
  return useTaskPlaces().map(({ task, start, end, middle }) => (
    <g key={task.name} fill={palette.primary.main}>
      <rect
        x={start}
        y={middle - HEIGHT / 2}
        width={end - start}
        height={HEIGHT}
        rx={4}
        opacity={0.3}
      />
      <rect
        x={start}
        y={middle - HEIGHT / 2}
        width={(end - start) * task.done}
        height={HEIGHT}
        rx={4}
      />
    </g>
  ));
}
// #endregion

function Dependencies() {
  const { palette } = useTheme();
  const places = useTaskPlaces();
  return places.map(({ task, start, middle }) => {
    const before = places.find((place) => place.task.name === task.after);
    if (!before) return null;
    const turn = Math.max(before.end - 6, start - 10);
    return (
      <path
        key={task.name}
        d={`M${Math.min(before.end, turn)},${before.middle + HEIGHT / 2} V${middle} H${start}`}
        fill="none"
        stroke={palette.text.secondary}
      />
    );
  });
}

export default function ProjectGantt() {
  const { palette } = useTheme();

  return (
    <ResponsiveChartContainer
      height={330}
      margin={{ top: 24, right: 20, bottom: 30, left: 70 }}
      title="Plan of a building site"
      desc={TASKS.map(
        ({ name, start, end, done }) =>
          `${name} ${formatDay(start)} to ${formatDay(end)}, ${done * 100} percent done`,
      ).join('; ')}
      disableAxisListener
      xAxis={time}
      yAxis={tasks}
      series={[]}
    >
      <ChartsGrid vertical />
      <Dependencies />
      <Bars />
      <ChartsReferenceLine
        x={dateOf(TODAY)}
        label="Today"
        labelAlign="start"
        spacing={{ x: 4, y: -18 }}
        lineStyle={{ stroke: palette.error.main }}
      />
      <ChartsXAxis />
      <ChartsYAxis disableLine disableTicks />
    </ResponsiveChartContainer>
  );
}
