import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Slide from '@mui/material/Slide';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useScrollTrigger from '@mui/material/useScrollTrigger';

const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

export default function ScrollingAppBar() {
  // #region excerpt
  const [scroller, setScroller] = React.useState<HTMLElement | null>(null);
  const target = scroller ?? undefined;
  const scrolled = useScrollTrigger({
    target,
    threshold: 0,
    disableHysteresis: true,
  });
  const hidden = useScrollTrigger({ target });

  return (
    <Box
      ref={setScroller}
      tabIndex={0}
      role="region"
      aria-label="Tides"
      sx={{ height: 240, overflow: 'auto' }}
    >
      <Slide appear={false} direction="down" in={!hidden}>
        <AppBar position="sticky" elevation={scrolled ? 4 : 0}>
          <Toolbar variant="dense">Tides of today</Toolbar>
        </AppBar>
      </Slide>
      {hours.map((hour, index) => (
        <Typography key={hour} sx={{ px: 2, py: 1 }}>
          {hour}: {index % 12 < 6 ? 'rising' : 'falling'}
        </Typography>
      ))}
    </Box>
  );
  // #endregion
}
