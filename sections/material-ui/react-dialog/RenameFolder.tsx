import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function RenameFolder() {
  const [name, setName] = React.useState('Scans');
  const [open, setOpen] = React.useState(false);
  const field = React.useRef<HTMLInputElement>(null);

  // #region excerpt
  function save(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setOpen(false);
  }

  const dialog = (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="xs"
      TransitionProps={{ onEntered: () => field.current?.select() }}
    >
      <DialogTitle>Rename the folder</DialogTitle>
      <DialogContent>
        <form id="rename-folder" onSubmit={save}>
          <TextField
            inputRef={field}
            required
            fullWidth
            margin="dense"
            name="name"
            label="Name"
            defaultValue={name}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>Cancel</Button>
        <Button type="submit" form="rename-folder">
          Rename
        </Button>
      </DialogActions>
    </Dialog>
  );
  // #endregion

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography>Folder: {name}</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Rename
      </Button>
      {dialog}
    </Stack>
  );
}
