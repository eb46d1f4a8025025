import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ChartExample() {
  return (
    <figure
      aria-label="Rain and snow by month, in millimeters"
      style={{ margin: 0, direction: 'ltr' }}
    >
      <BarChart
        height={320}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          { data: [64, 58, 71, 49, 55, 62], label: 'Rain', stack: 'water' },
          { data: [38, 31, 12, 3, 0, 0], label: 'Snow', stack: 'water' },
        ]}
      />
    </figure>
  );
}
