import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';

export default function ZoomGroup() {
  const [zoom, setZoom] = React.useState(100);

  return (
    <Box>
      {/* #region excerpt */}
      <ButtonGroup aria-label="Zoom of the map">
        <Button disabled={zoom === 50} onClick={() => setZoom(zoom - 25)}>
          Smaller
        </Button>
        <Button onClick={() => setZoom(100)}>Reset</Button>
        <Button
          variant="contained"
          disabled={zoom === 200}
          onClick={() => setZoom(zoom + 25)}
        >
          Larger
        </Button>
      </ButtonGroup>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        The map is shown at {zoom} %
      </Typography>
    </Box>
  );
}
