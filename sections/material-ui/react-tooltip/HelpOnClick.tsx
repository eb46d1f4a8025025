import * as React from 'react';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function HelpOnClick() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Typography>Reference number</Typography>
      {/* #region excerpt */}
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Tooltip
          describeChild
          open={open}
          onClose={() => setOpen(false)}
          disableFocusListener
          disableHoverListener
          disableTouchListener
          title="Eight digits, at the top right of your invoice"
        >
          <IconButton
            aria-label="Help for the reference number"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <HelpOutlineIcon />
          </IconButton>
        </Tooltip>
      </ClickAwayListener>
      {/* #endregion */}
    </Stack>
  );
}
