import { LineChart } from '@mui/x-charts/LineChart';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const around = [...months, 'Jan '];

export default function RadarAsLines() {
  return (
    <div
      role="img"
      aria-label="Rain by month in two cities. In Porto it rains in winter, in Hanoi in summer."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: around }]}
        series={[
          {
            label: 'Porto (mm)',
            data: [147, 110, 95, 118, 90, 40, 20, 33, 72, 158, 172, 181, 147],
          },
          {
            label: 'Hanoi (mm)',
            data: [20, 30, 48, 92, 185, 245, 280, 310, 250, 140, 65, 20, 20],
          },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
