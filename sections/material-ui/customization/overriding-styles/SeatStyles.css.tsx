import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';

const seats = ['1A', '1B', '1C', '1D'];
const taken = '1C';

// #region excerpt
const styles = `
.SeatStyles {
  display: flex;
  gap: 8px;
}

.SeatStyles .SeatStyles-seat {
  width: 56px;
  height: 56px;
  border: 2px solid #64748b;
  border-radius: 12px 12px 4px 4px;
}

.SeatStyles .SeatStyles-seat[aria-pressed='true'] {
  border-color: #166534;
  background-color: #bbf7d0;
  color: #14532d;
}

.SeatStyles .SeatStyles-seat.Mui-focusVisible {
  outline: 3px solid;
  outline-offset: 2px;
}

.SeatStyles .SeatStyles-seat.Mui-disabled {
  border-style: dashed;
  opacity: 0.5;
}
`;
// #endregion

export default function SeatStyles() {
  const [seat, setSeat] = React.useState('1B');

  return (
    <div role="group" aria-label="Seats" className="SeatStyles">
      <style>{styles}</style>
      {seats.map((name) => (
        <ButtonBase
          key={name}
          className="SeatStyles-seat"
          aria-pressed={name === seat}
          disabled={name === taken}
          onClick={() => setSeat(name)}
        >
          {name}
        </ButtonBase>
      ))}
    </div>
  );
}
