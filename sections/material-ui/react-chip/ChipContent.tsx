import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipContent() {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      {/* #region excerpt */}
      <Chip icon={<LocalShippingIcon />} label="Shipped" color="success" />
      <Chip
        avatar={
          <Avatar
            aria-hidden
            sx={{
              '&.MuiAvatar-root': { bgcolor: '#4527a0', color: '#fff' },
            }}
          >
            L
          </Avatar>
        }
        label="Lena Fischer"
        variant="outlined"
      />
      <Chip component="a" href="#content" clickable label="Order 1047" />
      <Chip size="small" label="Small" />
      {/* #endregion */}
    </Stack>
  );
}
