import { Box, Stack } from '@mui/system';

// #region excerpt
export default function TrailCard() {
  return (
    <Box
      component="article"
      sx={{
        maxWidth: { xs: 1, md: 400 },
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: '16px',
        bgcolor: 'background.paper',
        lineHeight: '24px',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Ridge trail</Box>
      <Stack
        direction="row"
        spacing={2}
        sx={{ mt: 1, color: 'text.secondary' }}
      >
        <span>9 km</span>
        <span>430 m up</span>
      </Stack>
    </Box>
  );
}
// #endregion
