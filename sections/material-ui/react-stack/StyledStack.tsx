import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function StyledStack() {
  // #region excerpt
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{
        alignItems: 'center',
        width: 'fit-content',
        height: 56,
        pl: 1,
        pr: 3,
        borderRadius: 7,
        bgcolor: 'action.hover',
      }}
    >
      <Avatar
        aria-hidden
        sx={{ color: 'background.paper', bgcolor: 'primary.main' }}
      >
        MO
      </Avatar>
      <span>Mina Okoye</span>
    </Stack>
  );
  // #endregion
}
