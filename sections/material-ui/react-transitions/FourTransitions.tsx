import * as React from 'react';
import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import FormControlLabel from '@mui/material/FormControlLabel';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Switch from '@mui/material/Switch';
import Zoom from '@mui/material/Zoom';

const transitions = { Fade, Grow, Slide, Zoom };

export default function FourTransitions() {
  const [shown, setShown] = React.useState(true);

  return (
    <Box sx={{ overflow: 'hidden' }}>
      <FormControlLabel
        control={<Switch checked={shown} onChange={() => setShown(!shown)} />}
        label="Show"
      />
      {/* #region excerpt */}
      <Box sx={{ display: 'flex', gap: 1, height: 64 }}>
        {Object.entries(transitions).map(([name, Transition]) => (
          <Transition key={name} in={shown} timeout={500}>
            <Paper variant="outlined" sx={{ flex: 1, maxWidth: 120, p: 1 }}>
              {name}
            </Paper>
          </Transition>
        ))}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
