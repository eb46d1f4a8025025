import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40];
const depth = [0, 9, 17, 24, 27, 25, 18, 12, 5, 5, 0];

export default function ReversedAxis() {
  return (
    <div
      role="img"
      aria-label="A dive of 40 minutes: down to 27 meters after 16 minutes, a stop at 5 meters before the end."
    >
      {/* #region excerpt */}
      <LineChart
        height={280}
        margin={{ top: 50, right: 20, bottom: 20 }}
        xAxis={[{ id: 'time', data: minutes, label: 'Minute' }]}
        yAxis={[{ reverse: true, min: 0, max: 30, label: 'Meters deep' }]}
        topAxis="time"
        bottomAxis={null}
        series={[{ data: depth, showMark: false }]}
      />
      {/* #endregion */}
    </div>
  );
}
