import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';

export default function PaperElevation() {
  const [elevation, setElevation] = React.useState(3);

  return (
    <Box sx={{ maxWidth: 280 }}>
      {/* #region excerpt */}
      <Paper
        elevation={elevation}
        sx={{ display: 'grid', placeItems: 'center', height: 96 }}
      >
        Elevation {elevation}
      </Paper>
      {/* #endregion */}
      <Slider
        aria-label="Elevation"
        value={elevation}
        max={24}
        onChange={(_event, value) => setElevation(Number(value))}
        sx={{ mt: 4 }}
      />
    </Box>
  );
}
