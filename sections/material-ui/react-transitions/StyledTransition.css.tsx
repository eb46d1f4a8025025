import * as React from 'react';
import clsx from 'clsx';
import Button from '@mui/material/Button';

// #region excerpt
const styles = `
.StyledTransition-sea {
  height: 88px;
}

.StyledTransition-boat {
  width: 64px;
  padding: 8px;
  color: #fff;
  background: #0369a1;
  border-radius: 8px;
  transition: margin 375ms ease-in-out;
}

.StyledTransition-away {
  margin-inline-start: 160px;
}
`;
// #endregion

export default function StyledTransition() {
  const [away, setAway] = React.useState(false);

  return (
    <div className="StyledTransition-sea">
      <style>{styles}</style>
      <div
        className={clsx(
          'StyledTransition-boat',
          away && 'StyledTransition-away',
        )}
      >
        Boat
      </div>
      <Button sx={{ mt: 1 }} onClick={() => setAway(!away)}>
        {away ? 'Come back' : 'Sail'}
      </Button>
    </div>
  );
}
