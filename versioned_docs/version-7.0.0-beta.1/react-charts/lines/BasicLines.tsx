import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER } from '../_data/waters';

export default function BasicLines() {
  return (
    <div
      role="img"
      aria-label="Water temperature by month. The lake rises from 4 to 22 degrees in summer, the river to 17."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 16 }}
        xAxis={[{ scaleType: 'point', data: MONTHS }]}
        yAxis={[{ label: '°C' }]}
        series={[
          { data: LAKE, label: 'Lake' },
          { data: RIVER, label: 'River' },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
