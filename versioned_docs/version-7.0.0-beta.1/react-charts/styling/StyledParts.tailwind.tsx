import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];
const series = [
  { id: 'read', label: 'Read', data: [42, 47, 51, 49, 58, 63, 61, 70] },
  { id: 'lent', label: 'Lent', data: [30, 34, 31, 39, 44, 41, 50, 55] },
];

// #region excerpt
const axis =
  '[&_.MuiChartsAxis-line]:stroke-slate-400! [&_.MuiChartsAxis-tick]:stroke-slate-400! [&_.MuiChartsAxis-root_text]:opacity-75';
const grid = '[&_.MuiChartsGrid-line]:[stroke-dasharray:2_4]';
const legend = '[&_.MuiChartsLegend-mark]:[rx:10px]';
const lent = '[&_.MuiLineElement-series-lent]:[stroke-dasharray:8_4]';

export default function StyledParts() {
  return (
    <div
      className={`${axis} ${grid} ${legend} ${lent}`}
      role="img"
      aria-label="Books read and lent in eight weeks. Both rise, to 70 and 55."
    >
      <LineChart
        height={300}
        margin={{ right: 20 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
        series={series}
      />
    </div>
  );
}
// #endregion
