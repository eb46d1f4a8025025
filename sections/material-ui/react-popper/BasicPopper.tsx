import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const open = anchor !== null;

  return (
    <>
      <Button
        variant="outlined"
        aria-describedby={open ? 'wind-popper' : undefined}
        onClick={(event) => setAnchor(open ? null : event.currentTarget)}
      >
        Wind
      </Button>
      {/* #region excerpt */}
      <Popper
        id="wind-popper"
        open={open}
        anchorEl={anchor}
        placement="bottom-start"
        transition
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps}>
            <Paper elevation={3} sx={{ mt: 1, p: 2 }}>
              North-west, 14 knots
            </Paper>
          </Fade>
        )}
      </Popper>
      {/* #endregion */}
    </>
  );
}
