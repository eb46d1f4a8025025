import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';

export default function WaitingIndicators() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      {/* #region excerpt */}
      <CircularProgress aria-label="Loading the map" />
      <LinearProgress aria-label="Loading the list" />
      {/* #endregion */}
    </Box>
  );
}
