import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Hall', 'Studio', 'Library', 'Lab', 'Café'];
const hours = [62, 48, 35, 29, 71];

export default function BareAxes() {
  return (
    <div
      role="img"
      aria-label="Hours a week in which rooms are used: most in the café, 71, and the hall, 62."
    >
      {/* #region excerpt */}
      <BarChart
        height={280}
        margin={{ top: 20, right: 10 }}
        grid={{ horizontal: true }}
        xAxis={[{ id: 'rooms', scaleType: 'band', data: rooms }]}
        yAxis={[{ id: 'hours' }]}
        bottomAxis={{ axisId: 'rooms', disableTicks: true }}
        leftAxis={{ axisId: 'hours', disableLine: true, disableTicks: true }}
        series={[{ data: hours }]}
      />
      {/* #endregion */}
    </div>
  );
}
