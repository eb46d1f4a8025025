import * as React from 'react';
import ButtonBase from '@mui/material/ButtonBase';

const seats = ['1A', '1B', '1C', '1D'];
const taken = '1C';

// #region excerpt
const base =
  'size-14! rounded-t-xl! rounded-b-sm! border-2! [&.Mui-disabled]:border-dashed! [&.Mui-disabled]:opacity-50 [&.Mui-focusVisible]:outline-3! [&.Mui-focusVisible]:outline-offset-2!';
const free = 'border-slate-500! border-solid!';
const chosen = 'border-green-800! border-solid! bg-green-200! text-green-900!';
// #endregion

export default function SeatStyles() {
  const [seat, setSeat] = React.useState('1B');

  return (
    <div role="group" aria-label="Seats" className="flex gap-2">
      {seats.map((name) => (
        <ButtonBase
          key={name}
          className={`${base} ${name === seat ? chosen : free}`}
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
