import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Order } from '../_data/orders';
import { formatEuros } from './orderColumns';
import { nextStatus } from './orderSteps';

function figuresOf(orders: Order[]): [label: string, figure: string][] {
  const underWay = orders.filter(({ status }) => nextStatus(status));
  const unpaid = orders.filter(({ paid }) => !paid);
  const sum = (list: Order[]) =>
    formatEuros(list.reduce((total, order) => total + order.total, 0));
  return [
    ['Under way', String(underWay.length)],
    ['Worth', sum(underWay)],
    ['Not paid yet', sum(unpaid)],
  ];
}

/** Figures for all orders, without the filter of the grid. */
export function DeskFigures({ orders }: { orders: Order[] }) {
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0 }}
    >
      {figuresOf(orders).map(([label, figure]) => (
        <div key={label}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0 }}>
            {figure}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
