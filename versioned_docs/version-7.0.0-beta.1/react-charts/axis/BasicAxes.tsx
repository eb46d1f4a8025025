import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];
const celsius = [14, 13, 13, 14, 17, 22, 26, 28, 27, 23, 18, 15, 14];

export default function BasicAxes() {
  return (
    <div
      role="img"
      aria-label="Temperature in a greenhouse over a day: 13 degrees at night, 28 at two in the afternoon."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ top: 20, right: 20 }}
        xAxis={[
          {
            data: hours,
            label: 'Time of day',
            max: 24,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Degrees Celsius' }]}
        series={[{ data: celsius }]}
      />
      {/* #endregion */}
    </div>
  );
}
