import * as React from 'react';
import Alert, { type AlertColor } from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

const texts: Partial<Record<AlertColor, string>> = {
  success: 'The route is saved',
  error: 'The route could not be saved',
};

export default function SavedAlert() {
  const [open, setOpen] = React.useState(false);
  const [severity, setSeverity] = React.useState<AlertColor>('success');

  function show(result: AlertColor) {
    setSeverity(result);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => show('success')}>
        Save
      </Button>
      <Button variant="outlined" onClick={() => show('error')}>
        Save offline
      </Button>
      {/* #region excerpt */}
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={severity === 'error' ? null : 6000}
        ClickAwayListenerProps={{ mouseEvent: false, touchEvent: false }}
      >
        <Alert
          variant="filled"
          severity={severity}
          role={severity === 'error' ? 'alert' : 'status'}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          {texts[severity]}
        </Alert>
      </Snackbar>
      {/* #endregion */}
    </Stack>
  );
}
