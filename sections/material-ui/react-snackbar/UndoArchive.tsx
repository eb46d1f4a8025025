import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function UndoArchive() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  function archive() {
    setArchived(true);
    setOpen(true);
  }

  function undo() {
    setArchived(false);
    setOpen(false);
  }

  // #region excerpt
  const onClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  const snackbar = (
    <Snackbar
      open={open}
      onClose={onClose}
      autoHideDuration={8000}
      message="Letter archived"
      action={
        <Button color="inherit" size="small" onClick={undo}>
          Undo
        </Button>
      }
    />
  );
  // #endregion

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" disabled={archived} onClick={archive}>
        Archive
      </Button>
      <Typography>{archived ? 'In the archive' : 'In the inbox'}</Typography>
      {snackbar}
    </Stack>
  );
}
