import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { PieChart } from '@mui/x-charts/PieChart';

const visits = [
  { id: 'search', value: 5120, label: 'Search' },
  { id: 'direct', value: 2860, label: 'Direct' },
  { id: 'mail', value: 1490, label: 'Newsletter' },
];

export default function LegendBelow() {
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));

  // #region excerpt
  const legend = isPhone
    ? ({
        direction: 'row',
        position: { vertical: 'bottom', horizontal: 'middle' },
        padding: 0,
      } as const)
    : {};
  const margin = isPhone ? { right: 5, bottom: 60 } : { right: 130 };
  // #endregion

  return (
    <div
      role="img"
      aria-label="Where visits come from: 5,120 search, 2,860 direct, 1,490 newsletter."
    >
      <PieChart
        height={280}
        margin={margin}
        series={[{ data: visits }]}
        slotProps={{ legend }}
      />
    </div>
  );
}
