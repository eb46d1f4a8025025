import { Box, Unstable_Grid as Grid } from '@mui/system';

const cell = {
  height: 40,
  bgcolor: 'action.hover',
  borderRadius: '6px',
  lineHeight: '40px',
  textAlign: 'center',
};

const seats = ['1A', '1B', '2A', '2B'];

export default function GridNested() {
  // #region excerpt
  return (
    <Box sx={{ p: 1, border: 1, borderColor: 'divider' }}>
      <Grid container columns={6} spacing={1}>
        <Grid xs={2}>
          <Box sx={{ ...cell, height: 88, lineHeight: '88px' }}>Exit</Box>
        </Grid>
        <Grid container xs={4} columns={2}>
          {seats.map((seat) => (
            <Grid key={seat} xs={1}>
              <Box sx={cell}>{seat}</Box>
            </Grid>
          ))}
        </Grid>
      </Grid>
    </Box>
  );
  // #endregion
}
