import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

// #region excerpt
const Boat = styled('div')(({ theme }) => ({
  width: 64,
  padding: theme.spacing(1),
  borderRadius: 8,
  color: theme.palette.primary.contrastText,
  backgroundColor: theme.palette.primary.main,
  transition: theme.transitions.create('margin', {
    duration: theme.transitions.duration.complex,
    easing: theme.transitions.easing.easeInOut,
  }),
}));
// #endregion

export default function StyledTransition() {
  const [away, setAway] = React.useState(false);

  return (
    <Box sx={{ height: 88 }}>
      <Boat sx={{ ml: away ? '160px' : 0 }}>Boat</Boat>
      <Button sx={{ mt: 1 }} onClick={() => setAway(!away)}>
        {away ? 'Come back' : 'Sail'}
      </Button>
    </Box>
  );
}
