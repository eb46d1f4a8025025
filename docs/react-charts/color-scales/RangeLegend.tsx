import { BarChart } from '@mui/x-charts/BarChart';
import {
  PiecewiseColorLegend,
  type PiecewiseColorLegendProps,
} from '@mui/x-charts/ChartsLegend';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const particles = [14, 37, 29, 18, 22, 41, 53, 26];

const nameOf: PiecewiseColorLegendProps['labelFormatter'] = ({ min, max }) => {
  if (min === null) return `Low, under ${max}`;
  return max === null ? `High, from ${min}` : 'Elevated';
};

export default function RangeLegend() {
  return (
    <div
      role="img"
      aria-label="Fine particles over a day: low in the morning and at noon, high in the afternoon."
    >
      {/* #region excerpt */}
      <BarChart
        height={310}
        margin={{ top: 60, right: 10 }}
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
      >
        <PiecewiseColorLegend
          axisDirection="y"
          direction="row"
          position={{ vertical: 'top', horizontal: 'middle' }}
          labelFormatter={nameOf}
          labelStyle={{ fontSize: 13 }}
          itemMarkWidth={14}
          itemMarkHeight={14}
        />
      </BarChart>
      {/* #endregion */}
    </div>
  );
}
