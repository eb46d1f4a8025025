import { BarChart } from '@mui/x-charts/BarChart';
import { formatDay, LAST_DAY, TASK_NAMES, TASKS } from '../_data/building';

export default function GanttAsBars() {
  return (
    <div
      role="img"
      aria-label="Plan of a building site, from the ground in March to the paint at the end of April."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        layout="horizontal"
        margin={{ top: 10, right: 20, bottom: 30, left: 70 }}
        grid={{ vertical: true }}
        xAxis={[{ min: 0, max: LAST_DAY, valueFormatter: formatDay }]}
        yAxis={[{ scaleType: 'band', data: TASK_NAMES }]}
        series={[
          {
            id: 'wait',
            data: TASKS.map(({ start }) => start),
            color: 'transparent',
          },
          {
            data: TASKS.map(({ start, end }) => end - start),
            label: 'Planned',
            valueFormatter: (days: number | null) => `${days} days`,
          },
        ].map((series) => ({ ...series, stack: 'plan' }))}
        tooltip={{ trigger: 'item' }}
        axisHighlight={{ y: 'none' }}
        slotProps={{ legend: { hidden: true } }}
        sx={{ '& .MuiBarElement-series-wait': { pointerEvents: 'none' } }}
      />
      {/* #endregion */}
    </div>
  );
}
