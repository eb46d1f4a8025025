import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsText, type ChartsTextProps } from '@mui/x-charts/ChartsText';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const calls = [64, 58, 71, 49, 37, 88, 93];

// #region excerpt
function DayLabel(props: ChartsTextProps) {
  const { palette } = useTheme();
  const isWeekend = props.text === 'Sat' || props.text === 'Sun';
  if (!isWeekend) return <ChartsText {...props} />;
  return (
    <ChartsText
      {...props}
      style={{
        ...props.style,
        fontWeight: 700,
        fill: palette.secondary.main,
      }}
    />
  );
}
// #endregion

export default function TickLabelSlot() {
  return (
    <div
      role="img"
      aria-label="Calls to the emergency desk by day: 37 to 71 on weekdays, 88 and 93 at the weekend."
    >
      <BarChart
        height={280}
        margin={{ top: 20, right: 10 }}
        xAxis={[{ scaleType: 'band', data: days }]}
        series={[{ data: calls }]}
        slots={{ axisTickLabel: DayLabel }}
      />
    </div>
  );
}
