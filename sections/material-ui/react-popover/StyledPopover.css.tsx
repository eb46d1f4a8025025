import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';

// #region excerpt
const styles = `
.StyledPopover-paper.MuiPaper-root {
  margin-block-start: 8px;
  padding: 16px;
  border-block-start: 6px solid #9333ea;
  border-radius: 0;
}
`;
// #endregion

export default function StyledPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <>
      <style>{styles}</style>
      <Button
        variant="outlined"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Show color
      </Button>
      <Popover
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        classes={{ paper: 'StyledPopover-paper' }}
      >
        Secondary
      </Popover>
    </>
  );
}
