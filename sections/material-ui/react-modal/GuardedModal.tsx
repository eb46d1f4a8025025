import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

const centered = {
  position: 'absolute',
  inset: 0,
  width: 'min(320px, 90vw)',
  height: 'fit-content',
  m: 'auto',
  p: 3,
};

export default function GuardedModal() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const [ignored, setIgnored] = React.useState(0);

  // #region excerpt
  const close: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick' && note !== '') setIgnored(ignored + 1);
    else setOpen(false);
  };
  // #endregion

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a note
      </Button>
      <Modal open={open} onClose={close}>
        <Paper role="dialog" aria-modal aria-label="Note" sx={centered}>
          <TextField
            fullWidth
            label="Note"
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Box role="status" sx={{ my: 1 }}>
            Ignored clicks: {ignored}
          </Box>
          <Button onClick={() => setOpen(false)}>Done</Button>
        </Paper>
      </Modal>
    </>
  );
}
