import { useAxisTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createLevels } from '../_data/waters';

const readings = createLevels(90);

// #region excerpt
function Readout() {
  const data = useAxisTooltip();
  const { left, top } = useDrawingArea();
  const [level] = data?.seriesItems ?? [];
  return (
    <text x={left} y={top - 14} direction="ltr" fill="currentColor">
      {data && level
        ? `${data.axisFormattedValue}: ${level.formattedValue}`
        : 'Level of the lake'}
    </text>
  );
}
// #endregion

export default function HeaderReadout() {
  return (
    <div
      role="img"
      aria-label="Level of a lake on 90 days, between 190 and 250 centimeters."
    >
      <LineChart
        height={300}
        margin={{ right: 20 }}
        dataset={readings}
        xAxis={[
          {
            dataKey: 'date',
            scaleType: 'time',
            valueFormatter: (date: Date) =>
              date.toLocaleDateString('en', { month: 'short', day: 'numeric' }),
          },
        ]}
        yAxis={[{ min: 180, max: 260 }]}
        series={[
          {
            dataKey: 'level',
            showMark: false,
            valueFormatter: (level) => `${level} cm`,
          },
        ]}
        tooltip={{ trigger: 'none' }}
      >
        <Readout />
      </LineChart>
    </div>
  );
}
