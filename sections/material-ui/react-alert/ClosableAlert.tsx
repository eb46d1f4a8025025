import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function ClosableAlert() {
  const [open, setOpen] = React.useState(false);
  const opener = React.useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    opener.current?.focus();
  }

  return (
    <Box sx={{ maxWidth: 420, height: 104 }}>
      <Button ref={opener} variant="outlined" onClick={() => setOpen(true)}>
        Move to the archive
      </Button>
      {/* #region excerpt */}
      <Collapse in={open} unmountOnExit>
        <Alert
          severity="success"
          onClose={close}
          closeText="Hide"
          sx={{ mt: 2 }}
        >
          Moved to the archive
        </Alert>
      </Collapse>
      {/* #endregion */}
    </Box>
  );
}
