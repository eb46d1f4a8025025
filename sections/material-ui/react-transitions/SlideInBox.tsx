import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';

export default function SlideInBox() {
  const [container, setContainer] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(false);

  return (
    <Box
      ref={setContainer}
      sx={{ height: 112, overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      <Button onClick={() => setShown(!shown)}>
        {shown ? 'Send away' : 'Call ferry'}
      </Button>
      {/* #region excerpt */}
      <Slide in={shown} direction="left" container={container} mountOnEnter>
        <Paper elevation={2} sx={{ width: 160, mx: 'auto', p: 2 }}>
          Ferry to the island
        </Paper>
      </Slide>
      {/* #endregion */}
    </Box>
  );
}
