import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';

// #region excerpt
const styles = `
.CartBadge-button {
  width: 48px;
  height: 48px;
}

.CartBadge-root .MuiBadge-badge {
  inset-inline-end: -4px;
  height: 22px;
  border: 2px solid Canvas;
  border-radius: 6px;
  background: CanvasText;
  color: Canvas;
  font-variant-numeric: tabular-nums;
}
`;
// #endregion

export default function CartBadge() {
  return (
    <IconButton aria-label="Cart, 12 items" className="CartBadge-button">
      <style>{styles}</style>
      <Badge badgeContent={12} className="CartBadge-root">
        <ShoppingCartIcon />
      </Badge>
    </IconButton>
  );
}
