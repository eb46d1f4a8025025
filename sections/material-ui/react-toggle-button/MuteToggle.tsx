import * as React from 'react';
import MicIcon from '@mui/icons-material/Mic';
import MicOffIcon from '@mui/icons-material/MicOff';
import ToggleButton from '@mui/material/ToggleButton';

export default function MuteToggle() {
  const [muted, setMuted] = React.useState(false);

  return (
    // #region excerpt
    <ToggleButton
      value="muted"
      selected={muted}
      onChange={() => setMuted(!muted)}
      color="error"
      sx={{ gap: 1 }}
    >
      {muted ? <MicOffIcon /> : <MicIcon />}
      Mute
    </ToggleButton>
    // #endregion
  );
}
