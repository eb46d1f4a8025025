import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAway() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <Box sx={{ minHeight: 112 }}>
      {/* #region excerpt */}
      <ClickAwayListener onClickAway={close}>
        <Box
          sx={{ width: 'fit-content' }}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <Button aria-expanded={open} onClick={() => setOpen(!open)}>
            Opening hours
          </Button>
          {open && (
            <Paper elevation={3} sx={{ p: 2 }}>
              Daily from 9:00 to 17:00
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
      {/* #endregion */}
    </Box>
  );
}
