import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge, { badgeClasses } from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';

// #region excerpt
const CartCount = styled(Badge)(({ theme }) => ({
  [`& .${badgeClasses.badge}`]: {
    right: -4,
    height: 22,
    border: `2px solid ${theme.palette.background.default}`,
    borderRadius: 6,
    backgroundColor: theme.palette.text.primary,
    color: theme.palette.background.default,
    fontVariantNumeric: 'tabular-nums',
  },
}));
// #endregion

export default function CartBadge() {
  return (
    <IconButton aria-label="Cart, 12 items" sx={{ width: 48, height: 48 }}>
      <CartCount badgeContent={12}>
        <ShoppingCartIcon />
      </CartCount>
    </IconButton>
  );
}
