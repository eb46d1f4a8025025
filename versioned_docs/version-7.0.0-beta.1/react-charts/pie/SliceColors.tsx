import { alpha, useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

const stages = [
  { id: 'done', value: 34, label: 'Done' },
  { id: 'review', value: 9, label: 'In review' },
  { id: 'doing', value: 12, label: 'In progress' },
  { id: 'open', value: 21, label: 'Open' },
];

export default function SliceColors() {
  const { palette } = useTheme();

  // #region excerpt
  const shades = [1, 0.7, 0.4].map((opacity) =>
    alpha(palette.primary.main, opacity),
  );
  const slices = stages.map((stage) =>
    stage.id === 'open' ? { ...stage, color: palette.grey[500] } : stage,
  );
  // #endregion

  return (
    <div
      role="img"
      aria-label="Tasks: 34 done, 9 in review, 12 in progress, 21 open."
    >
      <PieChart
        height={240}
        margin={{ right: 130 }}
        colors={shades}
        series={[{ data: slices }]}
      />
    </div>
  );
}
