import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

const DURATION = 400;

export default function FadingModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Fade in
      </Button>
      {/* #region excerpt */}
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: DURATION } }}
        sx={{ display: 'grid', placeItems: 'center' }}
      >
        <Fade in={open} timeout={DURATION}>
          <Paper role="dialog" aria-modal aria-label="Message" sx={{ p: 3 }}>
            Slowly
            <Button onClick={() => setOpen(false)}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
      {/* #endregion */}
    </>
  );
}
