import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function DeleteAlbum() {
  const [open, setOpen] = React.useState(false);
  const [answer, setAnswer] = React.useState('');
  const close = (text: string) => {
    setAnswer(text);
    setOpen(false);
  };

  return (
    <JoyDemo>
      <Button color="danger" variant="outlined" onClick={() => setOpen(true)}>
        Delete the album
      </Button>
      <Typography role="status" sx={{ mt: 1, height: 24 }}>
        {answer}
      </Typography>
      {/* #region excerpt */}
      <Modal open={open} onClose={(_event, reason) => close(reason)}>
        <ModalDialog role="alertdialog">
          <DialogTitle>Delete the album?</DialogTitle>
          <DialogContent>Its 31 photos stay in your library.</DialogContent>
          <DialogActions>
            <Button color="danger" onClick={() => close('Deleted')}>
              Delete
            </Button>
            <Button
              variant="plain"
              color="neutral"
              onClick={() => close('Kept')}
            >
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
      {/* #endregion */}
    </JoyDemo>
  );
}
