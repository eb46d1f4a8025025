import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Order } from '../_data/orders';
import { formatEuros } from './orderColumns';

/** Detail panel of an order: its address and its articles. */
export function OrderLines({ order }: { order: Order }) {
  return (
    <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {order.customer}, {order.city}, {order.country}
      </Typography>
      <Table size="small" aria-label={`Articles of order ${order.id}`}>
        <TableHead>
          <TableRow>
            <TableCell>Article</TableCell>
            <TableCell align="right">Quantity</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {order.lines.map(({ article, quantity, unitPrice }) => (
            <TableRow key={article}>
              <TableCell>{article}</TableCell>
              <TableCell align="right">{quantity}</TableCell>
              <TableCell align="right">
                {formatEuros(quantity * unitPrice)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
