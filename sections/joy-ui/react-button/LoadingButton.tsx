import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { JoyDemo } from '../_parts/JoyDemo';

export default function LoadingButton() {
  const [state, setState] = React.useState<'new' | 'sending' | 'sent'>('new');

  // A timer in place of a request
  React.useEffect(() => {
    if (state !== 'sending') return undefined;
    const timer = setTimeout(() => setState('sent'), 1500);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <JoyDemo>
      <Stack direction="row" alignItems="center" gap={2}>
        <Button
          loading={state === 'sending'}
          loadingPosition="start"
          loadingIndicator={
            <CircularProgress thickness={3} aria-label="Sending" />
          }
          startDecorator={<span aria-hidden>➤</span>}
          onClick={() => setState('sending')}
        >
          Send report
        </Button>
        <Typography role="status">
          {state === 'sending' && 'Sending'}
          {state === 'sent' && 'Sent'}
        </Typography>
      </Stack>
    </JoyDemo>
  );
}
