import { Box, Unstable_Grid as Grid } from '@mui/system';

const cell = {
  height: 40,
  px: 1,
  bgcolor: 'action.hover',
  borderRadius: '6px',
  lineHeight: '40px',
};

export default function GridOffset() {
  // #region excerpt
  return (
    <Box sx={{ p: 1, border: 1, borderColor: 'divider' }}>
      <Grid container spacing={1}>
        <Grid xs={5} md={3}>
          <Box sx={cell}>Filters</Box>
        </Grid>
        <Grid xs={5} md={3} xsOffset="auto">
          <Box sx={cell}>Sort</Box>
        </Grid>
        <Grid xs={10} xsOffset={2}>
          <Box sx={cell}>Results</Box>
        </Grid>
        <Grid xs="auto">
          <Box sx={cell}>Back</Box>
        </Grid>
        <Grid xs>
          <Box sx={cell}>Search</Box>
        </Grid>
        <Grid xs="auto">
          <Box sx={cell}>Help</Box>
        </Grid>
      </Grid>
    </Box>
  );
  // #endregion
}
