import { BarChart } from '@mui/x-charts/BarChart';

const traits = ['Range', 'Comfort', 'Price', 'Space', 'Safety', 'Repairs'];

export default function RadarAsBars() {
  return (
    <div
      role="img"
      aria-label="Two cars in six tests. Ardo leads in range, space and safety, Brio in comfort, price and repairs."
    >
      {/* #region excerpt */}
      <BarChart
        height={360}
        layout="horizontal"
        margin={{ left: 80, right: 20 }}
        grid={{ vertical: true }}
        xAxis={[{ min: 0, max: 10, label: 'Points' }]}
        yAxis={[{ scaleType: 'band', data: traits }]}
        series={[
          { data: [8, 6, 4, 7, 9, 5], label: 'Ardo' },
          { data: [5, 7, 9, 4, 6, 8], label: 'Brio' },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
