import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function MessageQueue() {
  const [count, setCount] = React.useState(1);
  const [queue, setQueue] = React.useState<readonly string[]>([]);
  const [open, setOpen] = React.useState(false);
  const [message] = queue;

  function send() {
    setQueue([...queue, `Message ${count} sent`]);
    setCount(count + 1);
    if (queue.length === 0) setOpen(true);
  }

  // #region excerpt
  const onClose: SnackbarProps['onClose'] = (_event, reason) => {
    if (reason !== 'clickaway') setOpen(false);
  };

  function showNext() {
    const rest = queue.slice(1);
    setQueue(rest);
    setOpen(rest.length > 0);
  }

  const snackbar = (
    <Snackbar
      key={message}
      open={open}
      onClose={onClose}
      autoHideDuration={2500}
      message={message}
      TransitionProps={{ onExited: showNext }}
    />
  );
  // #endregion

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button variant="outlined" onClick={send}>
        Send
      </Button>
      <Typography>Waiting: {Math.max(queue.length - 1, 0)}</Typography>
      {snackbar}
    </Stack>
  );
}
