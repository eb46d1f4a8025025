import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <div role="img" aria-label="Loaves sold: 84 rye, 132 wheat, 57 spelt.">
      <BarChart
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Rye', 'Wheat', 'Spelt'] }]}
        series={[{ data: [84, 132, 57], label: 'Loaves sold' }]}
      />
    </div>
  );
}
