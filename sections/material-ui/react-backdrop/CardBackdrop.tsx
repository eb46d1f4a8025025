import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function CardBackdrop() {
  const [readings, setReadings] = React.useState(1);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => {
      setLoading(false);
      setReadings((count) => count + 1);
    }, 1200);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Box sx={{ maxWidth: 320 }}>
      {/* #region excerpt */}
      <Paper
        variant="outlined"
        aria-busy={loading}
        sx={{ position: 'relative', overflow: 'hidden', p: 2, mb: 2 }}
      >
        <Typography>Water level: {(readings * 3.1).toFixed(1)} cm</Typography>
        <Typography color="text.secondary">Reading {readings}</Typography>
        <Backdrop open={loading} sx={{ position: 'absolute' }}>
          <CircularProgress size={32} aria-label="Reading the sensor" />
        </Backdrop>
      </Paper>
      {/* #endregion */}
      <Button variant="outlined" onClick={() => setLoading(true)}>
        Read again
      </Button>
    </Box>
  );
}
