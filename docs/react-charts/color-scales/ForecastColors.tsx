import { LineChart } from '@mui/x-charts/LineChart';
import { LEVELS, TIMES } from '../_data/river';

const today = new Date(2024, 2, 15);

export default function ForecastColors() {
  return (
    <div
      role="img"
      aria-label="Level of a river in a week: measured until Friday, then a forecast."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[
          {
            scaleType: 'time',
            data: TIMES,
            colorMap: {
              type: 'piecewise',
              thresholds: [today],
              colors: ['#1976d2', '#9e9e9e'],
            },
          },
        ]}
        series={[{ data: LEVELS, showMark: false }]}
      />
      {/* #endregion */}
    </div>
  );
}
