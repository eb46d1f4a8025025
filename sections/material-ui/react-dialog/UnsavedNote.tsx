import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function UnsavedNote() {
  const [open, setOpen] = React.useState(false);
  const [note, setNote] = React.useState('');
  const [warned, setWarned] = React.useState(false);
  const field = React.useRef<HTMLTextAreaElement>(null);

  function close() {
    setOpen(false);
    setWarned(false);
    setNote('');
  }

  // #region excerpt
  const onClose: DialogProps['onClose'] = (_event, reason) => {
    if (note === '') close();
    else if (reason === 'escapeKeyDown') setWarned(true);
    // A click on the backdrop is often a mistake: keep the text.
  };
  // #endregion

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Add a note
      </Button>
      <Dialog
        open={open}
        onClose={onClose}
        TransitionProps={{ onEntered: () => field.current?.focus() }}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Note</DialogTitle>
        <DialogContent>
          <TextField
            inputRef={field}
            fullWidth
            multiline
            margin="dense"
            label="Text"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            error={warned}
            helperText={warned ? 'Save or discard the note' : ' '}
            FormHelperTextProps={{ role: 'alert' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Discard</Button>
          <Button onClick={close} disabled={note === ''}>
            Save
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
