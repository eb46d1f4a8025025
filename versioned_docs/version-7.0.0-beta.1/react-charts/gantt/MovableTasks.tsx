import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import {
  ResponsiveChartContainer,
  type ResponsiveChartContainerProps,
} from '@mui/x-charts/ResponsiveChartContainer';
import {
  formatDay,
  LAST_DAY,
  TASK_NAMES,
  TASKS,
  type Task,
} from '../_data/building';

const tasks: ResponsiveChartContainerProps['yAxis'] = [
  { scaleType: 'band', data: TASK_NAMES },
];

interface BarProps {
  task: Task;
  onMove: (days: number) => void;
}

// #region excerpt
function MovableBar({ task, onMove }: BarProps) {
  const xScale = useXScale();
  const middle = getValueToPositionMapper(useYScale())(task.name);
  const { width } = useDrawingArea();
  const { palette } = useTheme();
  const from = React.useRef<{ x: number; start: number } | null>(null);
  return (
    <rect
      role="slider"
      tabIndex={0}
      aria-label={task.name}
      aria-valuemin={0}
      aria-valuemax={LAST_DAY}
      aria-valuenow={task.start}
      aria-valuetext={`${formatDay(task.start)} to ${formatDay(task.end)}`}
      x={xScale(task.start)}
      y={middle - 12}
      width={Number(xScale(task.end)) - Number(xScale(task.start))}
      height={24}
      rx={4}
      fill={palette.primary.main}
      style={{ cursor: 'grab', touchAction: 'none' }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') onMove(task.start + 1);
        if (key === 'ArrowLeft') onMove(task.start - 1);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, start: task.start };
      }}
      onPointerMove={({ clientX }) => {
        if (!from.current) return;
        const days = ((clientX - from.current.x) / width) * LAST_DAY;
        onMove(Math.round(from.current.start + days));
      }}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}
// #endregion

export default function MovableTasks() {
  const [plan, setPlan] = React.useState(TASKS);
  const last = plan.reduce((end, task) => Math.max(end, task.end), 0);

  const move = (name: string, start: number) =>
    setPlan((all) =>
      all.map((task) => {
        const length = task.end - task.start;
        const first = Math.min(Math.max(start, 0), LAST_DAY - length);
        if (task.name !== name) return task;
        return { ...task, start: first, end: first + length };
      }),
    );

  return (
    <Box role="group" aria-label="Plan of a building site" sx={{ height: 330 }}>
      <ResponsiveChartContainer
        height={300}
        margin={{ top: 10, right: 20, bottom: 30, left: 70 }}
        disableAxisListener
        xAxis={[{ min: 0, max: LAST_DAY, valueFormatter: formatDay }]}
        yAxis={tasks}
        series={[]}
      >
        {plan.map((task) => (
          <MovableBar
            key={task.name}
            task={task}
            onMove={(start) => move(task.name, start)}
          />
        ))}
        <ChartsXAxis />
        <ChartsYAxis disableLine disableTicks />
      </ResponsiveChartContainer>
      <Typography variant="body2" role="status" align="center">
        Finished on {formatDay(last)}
      </Typography>
    </Box>
  );
}
