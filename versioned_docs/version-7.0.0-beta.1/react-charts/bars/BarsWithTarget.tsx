import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';

const weeks = ['10', '11', '12', '13', '14', '15', '16', '17'];
const minutes = [14, 19, 23, 17, 12, 26, 21, 16];

export default function BarsWithTarget() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Waiting time in weeks 10 to 17. Weeks 12, 15 and 16 are above the goal of 20 minutes."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ top: 20, right: 20 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: weeks, label: 'Week' }]}
        yAxis={[{ label: 'Minutes', max: 30 }]}
        series={[{ data: minutes }]}
      >
        <ChartsReferenceLine
          y={20}
          label="Goal"
          labelAlign="end"
          lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
        />
      </BarChart>
      {/* #endregion */}
    </div>
  );
}
