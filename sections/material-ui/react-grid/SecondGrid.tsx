import Box from '@mui/material/Box';
import Grid2 from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';

export default function SecondGrid() {
  return (
    <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
      {/* #region excerpt */}
      <Grid2 container spacing={2}>
        <Grid2 xs={8} xsOffset={4} md={4} mdOffset={8}>
          <Paper variant="outlined" sx={{ height: 40, p: 1 }}>
            Search
          </Paper>
        </Grid2>
        <Grid2 xs={6} mdOffset={2} md={4}>
          <Paper variant="outlined" sx={{ height: 40, p: 1 }}>
            Results
          </Paper>
        </Grid2>
        <Grid2 xs={4} xsOffset="auto">
          <Paper variant="outlined" sx={{ height: 40, p: 1 }}>
            Filters
          </Paper>
        </Grid2>
      </Grid2>
      {/* #endregion */}
    </Box>
  );
}
