import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

// #region excerpt
const count =
  '-end-1! h-5.5! rounded-md! border-2 border-solid border-white bg-slate-900! text-white! tabular-nums dark:border-slate-950 dark:bg-slate-100! dark:text-slate-950!';
// #endregion

export default function CartBadge() {
  return (
    <IconButton aria-label="Cart, 12 items" className="size-12">
      <Badge badgeContent={12} slotProps={{ badge: { className: count } }}>
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
