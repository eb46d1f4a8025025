import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeDrawer() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show departure
      </Button>
      {/* #region excerpt */}
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        PaperProps={{
          role: 'dialog',
          'aria-label': 'Departure',
          sx: { p: 2, pb: 4, borderRadius: '16px 16px 0 0' },
        }}
      >
        <Box
          sx={{ width: 32, height: 4, mx: 'auto', mb: 2, bgcolor: 'grey.500' }}
        />
        <Typography gutterBottom>Line 7 departs at 14:05, pier 2.</Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
      {/* #endregion */}
    </div>
  );
}
