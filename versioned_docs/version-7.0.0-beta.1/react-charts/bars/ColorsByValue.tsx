import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const hours = ['6', '8', '10', '12', '14', '16', '18', '20'];
const particles = [14, 37, 29, 18, 22, 41, 53, 26];

const between = (low: number, high: number) =>
  particles.map((value) => (value > low && value <= high ? value : null));

export default function ColorsByValue() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Fine particles over a day. They are high at 16:00 and 18:00, 41 and 53 micrograms."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: hours, label: 'Hour' }]}
        colors={[
          palette.success.main,
          palette.warning.main,
          palette.error.main,
        ]}
        series={[
          { data: between(0, 25), label: 'Low' },
          { data: between(25, 40), label: 'Elevated' },
          { data: between(40, Infinity), label: 'High' },
        ].map((series) => ({ ...series, stack: 'particles' }))}
        tooltip={{ trigger: 'item' }}
      />
      {/* #endregion */}
    </div>
  );
}
