import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const schools = [
  [71, 74, 70, 76, 79, 78],
  [64, 66, 69, 67, 70, 72],
  [82, 80, 81, 84, 83, 86],
  [58, 61, 60, 65, 66, 69],
];
const ours = [66, 70, 74, 79, 83, 88];

export default function LegendEntries() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Attendance in percent at our school and four others. Ours rises from 66 to 88, above all others."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: months }]}
        series={[
          ...schools.map((data, index) => ({
            data,
            color: palette.action.disabled,
            label: index === 0 ? 'Other schools' : undefined,
            showMark: false,
          })),
          { data: ours, color: palette.primary.main, label: 'Our school' },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
