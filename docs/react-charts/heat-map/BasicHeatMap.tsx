import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

export default function BasicHeatMap() {
  return (
    <div
      role="img"
      aria-label="Visitors of a library by weekday and hour. Busiest at 4 p.m. from Monday to Friday, and at 11 a.m. on Saturday."
    >
      {/* #region excerpt */}
      <Heatmap
        height={300}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ data: OPEN_HOURS, label: 'Hour' }]}
        yAxis={[{ data: OPEN_DAYS }]}
        // Each cell: the index on the x-axis, the index on the y-axis, the value.
        series={[{ data: VISITS, label: 'Visitors' }]}
      />
      {/* #endregion */}
    </div>
  );
}
