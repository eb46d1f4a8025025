import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const steps = [6200, 7400, 5100, 8300, 9600, 12400, 4300];

export default function RoundedTops() {
  return (
    <div
      role="img"
      aria-label="Steps on the days of a week: most on Saturday, 12,400, fewest on Sunday, 4,300."
    >
      {/* #region excerpt */}
      <BarChart
        height={280}
        margin={{ top: 20, right: 10, left: 56 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: steps }]}
        sx={{
          '& .MuiBarElement-root': { clipPath: 'inset(0 round 8px 8px 0 0)' },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
