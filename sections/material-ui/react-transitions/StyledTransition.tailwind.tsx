import * as React from 'react';
import clsx from 'clsx';
import Button from '@mui/material/Button';

// #region excerpt
const BOAT =
  'w-16 rounded-lg bg-sky-700 p-2 text-white transition-[margin] duration-[375ms] ease-in-out';
// #endregion

export default function StyledTransition() {
  const [away, setAway] = React.useState(false);

  return (
    <div className="h-22">
      <div className={clsx(BOAT, away && 'ms-40')}>Boat</div>
      <Button className="mt-2!" onClick={() => setAway(!away)}>
        {away ? 'Come back' : 'Sail'}
      </Button>
    </div>
  );
}
