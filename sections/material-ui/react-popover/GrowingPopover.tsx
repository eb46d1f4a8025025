import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverActions } from '@mui/material/Popover';

const tides = ['03:10, low', '09:25, high', '15:40, low', '21:55, high'];

interface TideListProps {
  onResize: () => void;
}

/** Has a state that the popover does not notice. */
function TideList({ onResize }: TideListProps) {
  const [count, setCount] = React.useState(1);
  React.useEffect(onResize, [count, onResize]);

  return (
    <Box sx={{ width: 160, p: 2 }}>
      {tides.slice(0, count).map((tide) => (
        <Box key={tide}>{tide}</Box>
      ))}
      <Button
        disabled={count === tides.length}
        onClick={() => setCount(count + 1)}
      >
        Next tide
      </Button>
    </Box>
  );
}

export default function GrowingPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  // #region excerpt
  const actions = React.useRef<PopoverActions>(null);
  const update = React.useCallback(() => {
    actions.current?.updatePosition();
  }, []);

  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Tides
      </Button>
      <Popover
        action={actions}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Tides' } }}
      >
        <TideList onResize={update} />
      </Popover>
    </>
  );
  // #endregion
}
