import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Order } from '../_data/orders';
import { progressOf } from './orderSteps';

/** Shows the progress of an order as a bar and a number. */
export function ProgressCell({ order }: { order: Order }) {
  const percent = Math.round(progressOf(order.status) * 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 1 }}>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={`Progress of order ${order.id}`}
        color={order.status === 'Returned' ? 'warning' : 'primary'}
        sx={{ flex: 1, height: 6, borderRadius: 3 }}
      />
      <Typography variant="caption" sx={{ width: 36, textAlign: 'end' }}>
        {percent}%
      </Typography>
    </Box>
  );
}
