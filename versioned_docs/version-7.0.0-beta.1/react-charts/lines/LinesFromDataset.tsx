import { LineChart } from '@mui/x-charts/LineChart';
import { createLevels } from '../_data/waters';

const levels = createLevels(92);

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const centimeters = (value: number | null) => `${value} cm`;

export default function LinesFromDataset() {
  return (
    <div
      role="img"
      aria-label="Level of the lake from May to July, between 190 and 245 centimeters. The long-term mean is near 210."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 24 }}
        dataset={levels}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: (date: Date) => day.format(date),
          },
        ]}
        series={[
          { dataKey: 'level', label: 'Level', valueFormatter: centimeters },
          { dataKey: 'mean', label: 'Mean', valueFormatter: centimeters },
        ].map((series) => ({ ...series, showMark: false }))}
      />
      {/* #endregion */}
    </div>
  );
}
