import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

export default function HeatMapTexts() {
  return (
    <div
      role="img"
      aria-label="Visitors of a library by weekday and hour. Quiet before noon, busy after school."
    >
      {/* #region excerpt */}
      <Heatmap
        height={300}
        margin={{ top: 10, right: 10 }}
        xAxis={[
          {
            data: OPEN_HOURS,
            valueFormatter: (hour: string, { location }) =>
              location === 'tooltip' ? `from ${hour}:00` : hour,
          },
        ]}
        yAxis={[{ data: OPEN_DAYS }]}
        series={[
          {
            data: VISITS,
            label: 'At the door',
            valueFormatter: ([, , visitors]) =>
              visitors > 50 ? `${visitors}, crowded` : `${visitors}`,
          },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
