import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import SaveIcon from '@mui/icons-material/Save';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

/** Stands for a request to your server. */
const save = () => new Promise<void>((done) => setTimeout(done, 1500));

export default function SaveWithProgress() {
  const [state, setState] = React.useState('Not saved');
  const saving = state === 'Saving…';

  // #region excerpt
  async function submit(event: React.FormEvent) {
    event.preventDefault();
    if (saving) return;
    setState('Saving…');
    await save();
    setState('Saved');
  }

  return (
    <Stack component="form" onSubmit={submit} spacing={2} maxWidth={360}>
      <TextField label="Name of the walk" defaultValue="Along the dike" />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={saving}
        startIcon={
          saving ? (
            <CircularProgress aria-hidden color="inherit" size={20} />
          ) : (
            <SaveIcon />
          )
        }
      >
        Save
      </Button>
      <Typography variant="body2" role="status">
        {state}
      </Typography>
    </Stack>
  );
  // #endregion
}
