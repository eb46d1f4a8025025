import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2021', '2022', '2023', '2024', '2025', '2026'];
const series = [
  {
    id: 'measured',
    label: 'Measured',
    stack: 'power',
    data: [61, 74, 82, 97, null, null],
  },
  {
    id: 'forecast',
    label: 'Forecast',
    stack: 'power',
    data: [null, null, null, null, 108, 121],
  },
];

interface HatchingProps {
  id: string;
  color: string;
}

function Hatching({ id, color }: HatchingProps) {
  return (
    <pattern
      id={id}
      width={6}
      height={6}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <rect width={2} height={6} fill={color} />
    </pattern>
  );
}

export default function StyledBars() {
  const color = useTheme().palette.primary.main;
  const hatched = { fill: 'url(#hatched)', stroke: color };

  return (
    <div
      role="img"
      aria-label="Solar power in megawatt hours: 61 to 97 measured up to 2024, 108 and 121 expected."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ right: 10 }}
        colors={[color]}
        xAxis={[{ scaleType: 'band', data: years }]}
        series={series}
        slotProps={{ bar: { rx: 6 } }}
        sx={{
          '& .MuiBarElement-series-forecast': hatched,
          '& g:last-of-type > .MuiChartsLegend-mark': hatched,
        }}
      >
        <Hatching id="hatched" color={color} />
      </BarChart>
      {/* #endregion */}
    </div>
  );
}
