import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function PaperOutlines() {
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ '& > *': { flex: 1, maxWidth: 160, p: 2, textAlign: 'center' } }}
    >
      {/* #region excerpt */}
      <Paper>Shadow</Paper>
      <Paper variant="outlined">Outline</Paper>
      <Paper variant="outlined" square>
        Square
      </Paper>
      {/* #endregion */}
    </Stack>
  );
}
