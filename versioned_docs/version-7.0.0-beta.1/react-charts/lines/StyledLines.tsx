import { useTheme } from '@mui/material/styles';
import {
  LineChart,
  lineElementClasses,
  markElementClasses,
  type MarkElementProps,
} from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6, 7, 8];

// #region excerpt
function SquareMark({ x, y, color }: MarkElementProps) {
  const side = 9;
  return (
    <rect
      x={Number(x) - side / 2}
      y={Number(y) - side / 2}
      width={side}
      height={side}
      fill={color}
    />
  );
}

const lineStyles = {
  [`& .${lineElementClasses.root}`]: { strokeWidth: 3 },
  '& .MuiLineElement-series-target': { strokeDasharray: '2 6' },
};
// #endregion

export default function StyledLines() {
  const { palette } = useTheme();

  return (
    <div
      role="img"
      aria-label="Points after eight rounds, 3 to 19, above the target of two a round from round 4 on."
    >
      <LineChart
        height={280}
        margin={{ right: 24 }}
        skipAnimation
        colors={[palette.primary.main, palette.text.secondary]}
        xAxis={[{ data: rounds, label: 'Round', tickMinStep: 1 }]}
        series={[
          {
            id: 'points',
            data: [3, 4, 6, 9, 12, 14, 16, 19],
            label: 'Points',
          },
          {
            id: 'target',
            data: rounds.map((round) => round * 2),
            label: 'Target',
            showMark: false,
          },
        ]}
        slots={{ mark: SquareMark }}
        sx={{
          ...lineStyles,
          [`& .${markElementClasses.highlighted}`]: { fill: 'currentColor' },
        }}
      />
    </div>
  );
}
