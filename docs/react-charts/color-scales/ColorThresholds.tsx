import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const particles = [14, 37, 29, 18, 22, 41, 53, 26];

export default function ColorThresholds() {
  return (
    <div
      role="img"
      aria-label="Fine particles over a day. They are high at 16:00 and 18:00, 41 and 53 micrograms."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ top: 20, right: 10 }}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour' }]}
        yAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [25, 40],
              colors: ['#2e7d32', '#ed6c02', '#d32f2f'],
            },
          },
        ]}
        series={[{ data: particles }]}
      />
      {/* #endregion */}
    </div>
  );
}
