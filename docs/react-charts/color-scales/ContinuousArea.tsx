import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS } from '../_data/waters';

export default function ContinuousArea() {
  return (
    <div
      role="img"
      aria-label="Temperature of a lake by month, from 4 degrees in winter to 22 in summer."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[{ scaleType: 'point', data: MONTHS }]}
        yAxis={[
          {
            label: 'Degrees Celsius',
            colorMap: {
              type: 'continuous',
              min: 4,
              max: 22,
              color: ['#1565c0', '#e65100'],
            },
          },
        ]}
        series={[{ data: LAKE, area: true }]}
      />
      {/* #endregion */}
    </div>
  );
}
