import { BarChart } from '@mui/x-charts/BarChart';

const stops = ['Market', 'Zoo', 'Harbor', 'Station'];

export default function BasicBars() {
  return (
    <div
      role="img"
      aria-label="Passengers at four stops, morning and evening. Station has the most: 410 and 385."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: stops, label: 'Stop' }]}
        series={[
          { data: [180, 95, 240, 410], label: 'Morning' },
          { data: [210, 160, 130, 385], label: 'Evening' },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
