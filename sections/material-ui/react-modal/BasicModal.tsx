import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const centered = {
  position: 'absolute',
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(320px, 90vw)',
  p: 3,
};

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show ticket
      </Button>
      {/* #region excerpt */}
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="ticket-title"
          sx={centered}
        >
          <Typography id="ticket-title" variant="h6" component="h2">
            Ticket 4711
          </Typography>
          <Typography sx={{ my: 2 }}>Row 7, seat 12, at 20:00.</Typography>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
      {/* #endregion */}
    </>
  );
}
