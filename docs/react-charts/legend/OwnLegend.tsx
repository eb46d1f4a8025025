import { useTheme } from '@mui/material/styles';
import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const years = [2019, 2020, 2021, 2022, 2023, 2024];
const dashes: Record<string, string> = { plan: '6 4' };

// #region excerpt
function LineLegend({ seriesToDisplay }: LegendRendererProps) {
  const { left } = useDrawingArea();
  const { palette, typography } = useTheme();
  return (
    <g transform={`translate(${left} 24)`}>
      {seriesToDisplay.map(({ id, label, color }, index) => (
        <g key={id} transform={`translate(${index * 130} 0)`}>
          <path
            d="M0,0 H32"
            stroke={color}
            strokeWidth={2}
            strokeDasharray={dashes[id]}
          />
          <text
            x={40}
            y={5}
            direction="ltr"
            fill={palette.text.primary}
            style={{ ...typography.body2 }}
          >
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}
// #endregion

export default function OwnLegend() {
  return (
    <div
      role="img"
      aria-label="Members of a club since 2019, planned and counted. The count exceeds the plan in 2023."
    >
      <LineChart
        height={300}
        margin={{ right: 20 }}
        xAxis={[{ scaleType: 'point', data: years, valueFormatter: String }]}
        series={[
          {
            id: 'plan',
            label: 'Planned',
            data: [300, 330, 360, 390, 420, 450],
            showMark: false,
          },
          {
            id: 'count',
            label: 'Counted',
            data: [290, 281, 302, 371, 436, 512],
            showMark: false,
          },
        ]}
        slots={{ legend: LineLegend }}
        sx={{ '& .MuiLineElement-series-plan': { strokeDasharray: '6 4' } }}
      />
    </div>
  );
}
