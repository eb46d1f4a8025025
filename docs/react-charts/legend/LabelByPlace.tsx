import { LineChart } from '@mui/x-charts/LineChart';
import { LAKE, MONTHS, RIVER } from '../_data/waters';

// #region excerpt
const nameBy =
  (short: string, full: string) => (location: 'legend' | 'tooltip') =>
    location === 'legend' ? short : full;

const series = [
  { data: LAKE, label: nameBy('Lake', 'Lake, at the jetty, 1 m deep') },
  { data: RIVER, label: nameBy('River', 'River, below the mill') },
];
// #endregion

export default function LabelByPlace() {
  return (
    <div
      role="img"
      aria-label="Temperatures of a lake and a river by month, up to 22 and 17 degrees."
    >
      <LineChart
        height={280}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: MONTHS }]}
        series={series}
      />
    </div>
  );
}
