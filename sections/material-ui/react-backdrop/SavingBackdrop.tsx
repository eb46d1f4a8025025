import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SavingBackdrop() {
  const [state, setState] = React.useState<'idle' | 'saving' | 'saved'>('idle');

  React.useEffect(() => {
    if (state !== 'saving') return undefined;
    const timer = setTimeout(() => setState('saved'), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        aria-disabled={state === 'saving'}
        onClick={() => setState('saving')}
      >
        Save
      </Button>
      <Typography role="status">
        {state === 'saving' && 'Saving…'}
        {state === 'saved' && 'Saved'}
      </Typography>
      {/* #region excerpt */}
      <Backdrop
        open={state === 'saving'}
        sx={{ zIndex: (theme) => theme.zIndex.modal, color: '#fff' }}
      >
        <CircularProgress color="inherit" aria-label="Saving" />
      </Backdrop>
      {/* #endregion */}
    </Stack>
  );
}
