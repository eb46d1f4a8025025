import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const seats = ['A', 'B', 'C', 'D', 'E', 'F'];

export default function NestedGrid() {
  return (
    <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
      <Grid container columnSpacing={2}>
        <Grid item xs={4}>
          <Paper variant="outlined" sx={{ height: 1, p: 1 }}>
            Door
          </Paper>
        </Grid>
        {/* #region excerpt */}
        <Grid item xs={8}>
          <Grid container columns={3} spacing={1}>
            {seats.map((seat) => (
              <Grid key={seat} item xs={1}>
                <Paper variant="outlined" sx={{ height: 40, p: 1 }}>
                  {seat}
                </Paper>
              </Grid>
            ))}
          </Grid>
        </Grid>
        {/* #endregion */}
      </Grid>
    </Box>
  );
}
