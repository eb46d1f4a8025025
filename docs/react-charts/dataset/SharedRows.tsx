import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import ChoiceField from '../_parts/ChoiceField';

const rows = [
  { month: 'May', repairs: 41, sales: 18 },
  { month: 'June', repairs: 52, sales: 26 },
  { month: 'July', repairs: 38, sales: 31 },
  { month: 'August', repairs: 29, sales: 24 },
];
const charts = ['bars', 'lines', 'pie'] as const;

export default function SharedRows() {
  const [chart, setChart] = React.useState<(typeof charts)[number]>('bars');

  // #region excerpt
  const shared = {
    height: 280,
    dataset: rows,
    xAxis: [{ scaleType: 'band' as const, dataKey: 'month' }],
    series: [
      { dataKey: 'repairs', label: 'Repairs' },
      { dataKey: 'sales', label: 'Sales' },
    ],
  };
  const slices = rows.map(({ month, repairs }) => ({
    id: month,
    label: month,
    value: repairs,
  }));
  // #endregion

  return (
    <Box sx={{ height: 340 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="Chart"
          options={charts}
          value={chart}
          onChange={setChart}
        />
      </Box>
      <div
        role="img"
        aria-label="Repairs and sales of a bike shop from May to August. Most repairs in June, most sales in July."
      >
        {chart === 'bars' && <BarChart {...shared} />}
        {chart === 'lines' && <LineChart {...shared} />}
        {chart === 'pie' && (
          <PieChart height={280} series={[{ data: slices }]} />
        )}
      </div>
    </Box>
  );
}
