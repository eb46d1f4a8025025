import * as React from 'react';
import { styled } from '@mui/system';

// #region excerpt
const Action = styled('button')(({ theme }) => ({
  height: 40,
  padding: theme.spacing(0, 2),
  border: 0,
  borderRadius: 20,
  backgroundColor: theme.palette.primary.main,
  color: theme.palette.primary.contrastText,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.primary.dark },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -6 },
}));
// #endregion

export default function StyledAction() {
  const [laps, setLaps] = React.useState(0);
  return (
    <Action type="button" onClick={() => setLaps(laps + 1)}>
      Count a lap: {laps}
    </Action>
  );
}
