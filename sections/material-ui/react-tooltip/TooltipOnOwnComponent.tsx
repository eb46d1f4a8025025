import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

// #region excerpt
interface StarsProps extends React.ComponentPropsWithoutRef<'button'> {
  count: number;
}

/** Passes its other props and its ref to the element, as Tooltip needs. */
const Stars = React.forwardRef<HTMLButtonElement, StarsProps>(function Stars(
  { count, ...others },
  ref,
) {
  return (
    <button type="button" {...others} ref={ref}>
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </button>
  );
});

export default function TooltipOnOwnComponent() {
  return (
    <Box sx={{ height: 40, '& button': { height: 40, fontSize: 20 } }}>
      <Tooltip title="4 of 5 stars, from 28 reviews">
        <Stars count={4} />
      </Tooltip>
    </Box>
  );
}
// #endregion
