import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popper from '@mui/material/Popper';

// #region excerpt
const surface = {
  p: 1,
  borderRadius: 1,
  color: 'background.paper',
  bgcolor: 'text.primary',
  '&[data-popper-placement^="bottom"] > *': { top: -5 },
  '&[data-popper-placement^="top"] > *': { bottom: -5 },
};

const tip = {
  width: 10,
  height: 10,
  '&::before': {
    content: '""',
    display: 'block',
    height: '100%',
    bgcolor: 'text.primary',
    transform: 'rotate(45deg)',
  },
};

export default function StyledPopper() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [arrow, setArrow] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="contained"
        onClick={({ currentTarget }) =>
          setAnchor(anchor ? null : currentTarget)
        }
      >
        Arrow
      </Button>
      <Popper
        open={anchor !== null}
        anchorEl={anchor}
        modifiers={[
          { name: 'arrow', options: { element: arrow, padding: 12 } },
          { name: 'offset', options: { offset: [0, 10] } },
        ]}
        sx={surface}
      >
        Points at it
        <Box ref={setArrow} sx={tip} />
      </Popper>
    </>
  );
}
// #endregion
