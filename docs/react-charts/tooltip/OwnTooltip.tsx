import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
function RentalTooltip(props: ChartsAxisContentProps) {
  const { axisValue, dataIndex, series } = props;
  if (typeof dataIndex !== 'number') return null;
  const bars = series.filter((item) => item.type === 'bar');
  const rentals = bars.map(({ data }) => Number(data[dataIndex]));
  const total = rentals.reduce((sum, count) => sum + count, 0);

  return (
    <Paper elevation={4} sx={{ mx: 2, p: 1.5, minWidth: 180 }}>
      <Typography variant="subtitle2">
        {String(axisValue)}: {total} rentals
      </Typography>
      {bars.map(({ id, label, color }, index) => (
        <Box key={id} sx={{ mt: 1 }}>
          <Typography variant="caption">
            {typeof label === 'function' ? label('tooltip') : label}:{' '}
            {rentals[index]}
          </Typography>
          <Box
            sx={{ height: 6, borderRadius: 3, bgcolor: color }}
            style={{ width: `${((rentals[index] ?? 0) / total) * 100}%` }}
          />
        </Box>
      ))}
    </Paper>
  );
}
// #endregion

export default function OwnTooltip() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
    >
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
          { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
        ]}
        slots={{ axisContent: RentalTooltip }}
      />
    </div>
  );
}
