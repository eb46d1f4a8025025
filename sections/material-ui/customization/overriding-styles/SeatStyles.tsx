import * as React from 'react';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

const seats = ['1A', '1B', '1C', '1D'];
const taken = '1C';

// #region excerpt
interface SeatProps {
  chosen: boolean;
}

const Seat = styled(ButtonBase, {
  shouldForwardProp: (prop) => prop !== 'chosen',
})<SeatProps>(({ theme, chosen }) => ({
  width: 56,
  height: 56,
  borderRadius: '12px 12px 4px 4px',
  border: `2px solid ${theme.palette.text.secondary}`,
  ...(chosen && {
    borderColor: '#166534',
    backgroundColor: '#bbf7d0',
    color: '#14532d',
  }),
  '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 2 },
  '&.Mui-disabled': { borderStyle: 'dashed', opacity: 0.5 },
}));
// #endregion

export default function SeatStyles() {
  const [seat, setSeat] = React.useState('1B');

  return (
    <Box role="group" aria-label="Seats" sx={{ display: 'flex', gap: 1 }}>
      {seats.map((name) => (
        <Seat
          key={name}
          chosen={name === seat}
          aria-pressed={name === seat}
          disabled={name === taken}
          onClick={() => setSeat(name)}
        >
          {name}
        </Seat>
      ))}
    </Box>
  );
}
