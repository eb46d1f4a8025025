import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const parts = [
  { name: 'Map', xs: 12, md: 8 },
  { name: 'Stops', xs: 6, md: 4 },
  { name: 'Prices', xs: 6, md: 4 },
  { name: 'Photos', xs: 12, md: 8 },
];

export default function BasicGrid() {
  return (
    <Box sx={{ p: 2, bgcolor: 'action.hover' }}>
      {/* #region excerpt */}
      <Grid container spacing={2}>
        {parts.map(({ name, xs, md }) => (
          <Grid key={name} item xs={xs} md={md}>
            <Paper variant="outlined" sx={{ height: 48, p: 1 }}>
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
      {/* #endregion */}
    </Box>
  );
}
