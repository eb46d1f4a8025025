import AssignmentReturn from '@mui/icons-material/AssignmentReturn';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Inbox from '@mui/icons-material/Inbox';
import Inventory2 from '@mui/icons-material/Inventory2';
import LocalShipping from '@mui/icons-material/LocalShipping';
import Chip from '@mui/material/Chip';
import type { OrderStatus } from '../_data/orders';

const LOOKS = {
  Open: { icon: <Inbox />, color: 'default' },
  Packed: { icon: <Inventory2 />, color: 'info' },
  Shipped: { icon: <LocalShipping />, color: 'primary' },
  Delivered: { icon: <CheckCircle />, color: 'success' },
  Returned: { icon: <AssignmentReturn />, color: 'warning' },
} as const satisfies Record<OrderStatus, object>;

/** Shows the status as an icon and a word, not only as a color. */
export function StatusChip({ status }: { status: OrderStatus }) {
  const { icon, color } = LOOKS[status];
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={icon}
      color={color}
      label={status}
      sx={{ '& .MuiChip-label': { color: 'text.primary' } }}
    />
  );
}
