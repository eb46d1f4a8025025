import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Switch from '@mui/material/Switch';

export default function PortalClickAway() {
  const [target, setTarget] = React.useState<HTMLElement | null>(null);
  const [onlyDom, setOnlyDom] = React.useState(false);
  const [count, setCount] = React.useState(0);

  return (
    <Box sx={{ minHeight: 144 }}>
      <FormControlLabel
        control={
          <Switch checked={onlyDom} onChange={() => setOnlyDom(!onlyDom)} />
        }
        label="disableReactTree"
      />
      {/* #region excerpt */}
      <ClickAwayListener
        disableReactTree={onlyDom}
        onClickAway={() => setCount(count + 1)}
      >
        <Paper variant="outlined" sx={{ p: 1 }}>
          Clicks away: {count}
          {target && (
            <Portal container={target}>
              <Button>A child in a portal</Button>
            </Portal>
          )}
        </Paper>
      </ClickAwayListener>
      <Box ref={setTarget} sx={{ mt: 1 }} />
      {/* #endregion */}
    </Box>
  );
}
