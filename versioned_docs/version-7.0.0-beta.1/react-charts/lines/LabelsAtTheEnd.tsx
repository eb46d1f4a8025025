import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import {
  getValueToPositionMapper,
  useDrawingArea,
  useYScale,
} from '@mui/x-charts/hooks';
import { LAKE, MONTHS, RIVER, SPRING } from '../_data/waters';

const waters = [
  { label: 'Lake', data: LAKE },
  { label: 'River', data: RIVER },
  { label: 'Spring', data: SPRING },
];

// #region excerpt
function EndLabels({ colors }: { colors: string[] }) {
  const { left, width } = useDrawingArea();
  const getY = getValueToPositionMapper(useYScale());

  return (
    <g direction="ltr" dominantBaseline="middle" fontSize={13}>
      {waters.map(({ label, data }, index) => (
        <text
          key={label}
          x={left + width + 8}
          y={getY(data.at(-1) ?? 0)}
          fill={colors[index]}
        >
          {label}
        </text>
      ))}
    </g>
  );
}
// #endregion

export default function LabelsAtTheEnd() {
  const { palette } = useTheme();
  const colors = [
    palette.primary.main,
    palette.secondary.main,
    palette.success.main,
  ];

  return (
    <div
      role="img"
      aria-label="Temperature of lake, river and spring by month. The spring stays between 8 and 10 degrees all year."
    >
      <LineChart
        height={280}
        margin={{ top: 20, right: 64 }}
        colors={colors}
        xAxis={[{ scaleType: 'point', data: MONTHS }]}
        series={waters.map(({ data, label }) => ({
          data,
          label,
          showMark: false,
        }))}
        slotProps={{ legend: { hidden: true } }}
      >
        <EndLabels colors={colors} />
      </LineChart>
    </div>
  );
}
