import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DelayedProgress() {
  const [wait, setWait] = React.useState<number>();
  const [done, setDone] = React.useState(0);
  const isLoading = wait !== undefined;

  React.useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setWait(undefined);
      setDone((count) => count + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [wait]);

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => setWait(200)}>
          Fast request
        </Button>
        <Button variant="outlined" onClick={() => setWait(3000)}>
          Slow request
        </Button>
      </Stack>
      {/* #region excerpt */}
      <Box sx={{ height: 4 }}>
        <Fade
          in={isLoading}
          style={{ transitionDelay: isLoading ? '800ms' : '0ms' }}
          unmountOnExit
        >
          <LinearProgress aria-label="Loading" />
        </Fade>
      </Box>
      {/* #endregion */}
      <Typography role="status">Answers: {done}</Typography>
    </Stack>
  );
}
