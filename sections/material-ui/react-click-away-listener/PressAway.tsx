import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import TextField from '@mui/material/TextField';

export default function PressAway() {
  const [name, setName] = React.useState('Blue bowl');
  const [saved, setSaved] = React.useState(name);

  return (
    <Box sx={{ minHeight: 96 }}>
      {/* #region excerpt */}
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setSaved(name)}
      >
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={() => setSaved(name)}
        />
      </ClickAwayListener>
      {/* #endregion */}
      <Box role="status" sx={{ mt: 1 }}>
        Saved: {saved}
      </Box>
    </Box>
  );
}
