import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

// The library opens at 11 on Monday: there are no cells before that.
const counted = VISITS.filter(([column, row]) => row !== 0 || column > 1);

export default function HeatMapGaps() {
  return (
    <div
      role="img"
      aria-label="Visitors of a library by weekday and hour. Monday begins at 11."
    >
      {/* #region excerpt */}
      <Heatmap
        height={300}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ data: OPEN_HOURS, categoryGapRatio: 0.1 }]}
        yAxis={[{ data: OPEN_DAYS, categoryGapRatio: 0.1 }]}
        series={[{ data: counted, label: 'Visitors' }]}
        slotProps={{ cell: { rx: 6 } }}
      />
      {/* #endregion */}
    </div>
  );
}
