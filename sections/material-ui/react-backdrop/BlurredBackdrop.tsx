import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function BlurredBackdrop() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the plan
      </Button>
      {/* #region excerpt */}
      <Dialog
        open={open}
        onClose={close}
        slotProps={{
          backdrop: {
            sx: { bgcolor: 'rgb(0 40 80 / 0.7)', backdropFilter: 'blur(4px)' },
          },
        }}
      >
        <DialogTitle>Hall 2, ground floor</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
      {/* #endregion */}
    </div>
  );
}
