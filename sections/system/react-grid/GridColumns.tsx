import { Box, Unstable_Grid as Grid } from '@mui/system';

const cell = {
  height: 40,
  px: 1,
  bgcolor: 'action.hover',
  borderRadius: '6px',
  lineHeight: '40px',
};

export default function GridColumns() {
  // #region excerpt
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider' }}>
      <Grid container spacing={2}>
        <Grid xs={12} md={8}>
          <Box sx={cell}>Map</Box>
        </Grid>
        <Grid xs={6} md={4}>
          <Box sx={cell}>Stops</Box>
        </Grid>
        <Grid xs={6} md={4}>
          <Box sx={cell}>Tickets</Box>
        </Grid>
        <Grid xs={12} md={8}>
          <Box sx={cell}>Notices</Box>
        </Grid>
      </Grid>
    </Box>
  );
  // #endregion
}
