import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';
import { legendClasses } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];
const series = [
  { id: 'read', label: 'Read', data: [42, 47, 51, 49, 58, 63, 61, 70] },
  { id: 'lent', label: 'Lent', data: [30, 34, 31, 39, 44, 41, 50, 55] },
];

export default function StyledParts() {
  return (
    <div
      role="img"
      aria-label="Books read and lent in eight weeks. Both rise, to 70 and 55."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 20 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        series={series}
        sx={{
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
            stroke: (theme) => theme.palette.text.disabled,
          },
          [`& .${axisClasses.tickLabel}, & .${axisClasses.label}`]: {
            fill: (theme) => theme.palette.text.secondary,
          },
          [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 4' },
          [`& .${legendClasses.mark}`]: { rx: 10 },
          '& .MuiLineElement-series-lent': { strokeDasharray: '8 4' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
