import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';

const teams = ['Design', 'Web', 'Apps', 'Support'];
const hours = [
  { label: 'Plans', data: [96, 180, 142, 60] },
  { label: 'Bugs', data: [12, 74, 51, 118] },
  { label: 'Meetings', data: [38, 46, 40, 22] },
];

// #region excerpt
function Totals() {
  const { palette, typography } = useTheme();
  const getX = getValueToPositionMapper(useXScale());
  const getY = getValueToPositionMapper(useYScale());
  return teams.map((team, index) => {
    const total = hours.reduce((sum, { data }) => sum + (data[index] ?? 0), 0);
    return (
      <text
        key={team}
        x={getX(team)}
        y={getY(total) - 6}
        textAnchor="middle"
        fill={palette.text.primary}
        pointerEvents="none"
        style={{ ...typography.subtitle2 }}
      >
        {total}
      </text>
    );
  });
}
// #endregion

export default function StackTotals() {
  return (
    <div
      role="img"
      aria-label="Hours of four teams: design 146, web 300, apps 233, support 200, more than half of them for bugs."
    >
      <BarChart
        height={320}
        margin={{ top: 70, right: 10 }}
        skipAnimation
        xAxis={[{ scaleType: 'band', data: teams }]}
        series={hours.map((series) => ({ ...series, stack: 'hours' }))}
      >
        <Totals />
      </BarChart>
    </div>
  );
}
