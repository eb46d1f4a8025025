import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

export default function ConfirmDelete() {
  const [open, setOpen] = React.useState(false);
  const [result, setResult] = React.useState('The album exists');

  function close(text: string) {
    setOpen(false);
    setResult(text);
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete the album
      </Button>
      <Typography role="status">{result}</Typography>
      {/* #region excerpt */}
      <Dialog
        open={open}
        onClose={() => close('Canceled')}
        aria-describedby="delete-album-text"
      >
        <DialogTitle>Delete the album?</DialogTitle>
        <DialogContent>
          <DialogContentText id="delete-album-text">
            Its 84 photos stay in your library.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close('Canceled')}>Keep it</Button>
          <Button color="error" onClick={() => close('Deleted')}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
      {/* #endregion */}
    </Box>
  );
}
