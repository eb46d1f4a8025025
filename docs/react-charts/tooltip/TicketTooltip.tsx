import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';
import { TICKETS } from '../_data/bikes';

const total = TICKETS.reduce((sum, { value }) => sum + value, 0);

// #region excerpt
function ShareTooltip({ itemData, series }: ChartsItemContentProps<'pie'>) {
  const slice = series.data[itemData.dataIndex ?? -1];
  if (!slice) return null;
  const share = Math.round((slice.value / total) * 100);
  return (
    <Paper elevation={4} sx={{ mx: 2, px: 2, py: 1, textAlign: 'center' }}>
      <Typography variant="h6" component="div">
        {share} %
      </Typography>
      <Typography variant="body2">
        {typeof slice.label === 'function'
          ? slice.label('tooltip')
          : slice.label}{' '}
        tickets
      </Typography>
    </Paper>
  );
}
// #endregion

export default function TicketTooltip() {
  return (
    <div
      role="img"
      aria-label="Tickets sold: year 612, month 545, day 368, single 233."
    >
      <PieChart
        height={260}
        series={[{ data: TICKETS }]}
        slots={{ itemContent: ShareTooltip }}
      />
    </div>
  );
}
