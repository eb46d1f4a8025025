import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import type { DefaultizedPieValueType } from '@mui/x-charts/models';

const hours = [
  { id: 'sleep', value: 8.2, label: 'Sleep', color: '#1a237e' },
  { id: 'work', value: 6.4, label: 'Work', color: '#0d47a1' },
  { id: 'leisure', value: 4.6, label: 'Leisure', color: '#00695c' },
  { id: 'home', value: 3.1, label: 'Home', color: '#6a1b9a' },
  { id: 'travel', value: 1.3, label: 'Travel', color: '#ad1457' },
  { id: 'phone', value: 0.4, label: 'Phone', color: '#4e342e' },
];

// #region excerpt
const share = ({ startAngle, endAngle }: DefaultizedPieValueType) =>
  `${Math.round(((endAngle - startAngle) / (2 * Math.PI)) * 100)} %`;
// #endregion

export default function SliceLabels() {
  return (
    <div
      role="img"
      aria-label="A day in hours: 8.2 sleep, 6.4 work, 4.6 leisure, 3.1 home, 1.3 travel, 0.4 phone."
    >
      <PieChart
        height={280}
        series={[
          {
            data: hours,
            arcLabel: share,
            arcLabelMinAngle: 15,
            arcLabelRadius: '75%',
            valueFormatter: ({ value }) => `${value} hours`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: { fill: 'white', fontSize: 14 },
        }}
      />
    </div>
  );
}
