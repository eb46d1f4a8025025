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
        classes={{
          paper:
            'mt-2 rounded-none! border-t-6 border-purple-700 p-4 dark:border-purple-300',
        }}
      >
        Secondary
      </Popover>
      {/* #endregion */}
    </>
  );
}
