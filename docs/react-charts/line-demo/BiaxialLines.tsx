import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const degrees = [16, 15, 15, 19, 25, 28, 26, 21, 17];
const humidity = [82, 85, 88, 74, 58, 49, 55, 68, 80];

const inDegrees = (value: number | null) => `${value} °C`;
const inPercent = (value: number | null) => `${value} %`;

const axisColor = (side: 'left' | 'right', stroke: string) => ({
  [`& .MuiChartsAxis-${side} line`]: { stroke, strokeWidth: 2 },
});

export default function BiaxialLines() {
  const { palette } = useTheme();
  const warm = palette.warning.main;
  const moist = palette.info.main;

  return (
    <div
      role="img"
      aria-label="A day in the greenhouse. Temperature peaks at 28 degrees at 15:00, when the air is driest, 49 percent."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ left: 60, right: 60 }}
        colors={[warm, moist]}
        xAxis={[{ data: hours, label: 'Hour', tickMinStep: 3 }]}
        yAxis={[
          { id: 'air', min: 10, max: 30, valueFormatter: inDegrees },
          { id: 'water', min: 0, max: 100, valueFormatter: inPercent },
        ]}
        series={[
          { yAxisId: 'air', data: degrees, label: 'Temperature' },
          { yAxisId: 'water', data: humidity, label: 'Humidity' },
        ]}
        rightAxis="water"
        sx={{ ...axisColor('left', warm), ...axisColor('right', moist) }}
      />
      {/* #endregion */}
    </div>
  );
}
