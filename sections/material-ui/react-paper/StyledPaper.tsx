import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function StyledPaper() {
  // #region excerpt
  return (
    <Paper
      component="article"
      elevation={0}
      sx={{
        maxWidth: 320,
        p: 2,
        borderLeft: 6,
        borderColor: 'warning.main',
        bgcolor: 'action.hover',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>Gate 4 is closed</Typography>
      <Typography variant="body2" color="text.secondary">
        Use gate 5 until Friday.
      </Typography>
    </Paper>
  );
  // #endregion
}
