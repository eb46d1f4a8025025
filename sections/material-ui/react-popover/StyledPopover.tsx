import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

export default function StyledPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Show color
      </Button>
      {/* #region excerpt */}
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{
          paper: {
            sx: {
              mt: 1,
              p: 2,
              borderTop: 6,
              borderColor: 'secondary.main',
              borderRadius: 0,
            },
          },
        }}
      >
        Secondary
      </Popover>
      {/* #endregion */}
    </>
  );
}
