import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

const SIZE = 24;

export default function Upload() {
  const [sent, setSent] = React.useState<number>();
  const isSending = sent !== undefined && sent < SIZE;

  React.useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => setSent((old = 0) => old + 3), 300);
    return () => clearInterval(timer);
  }, [isSending]);

  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 320 }}>
      {/* #region excerpt */}
      <Typography id="upload-label" variant="body2">
        {sent ?? 0} of {SIZE} MB
      </Typography>
      <LinearProgress
        variant="determinate"
        value={((sent ?? 0) / SIZE) * 100}
        aria-labelledby="upload-label"
      />
      {/* #endregion */}
      <Button
        variant="outlined"
        aria-disabled={isSending}
        onClick={isSending ? undefined : () => setSent(0)}
        sx={{ justifySelf: 'start' }}
      >
        Upload
      </Button>
      <Typography role="status" sx={{ height: 24 }}>
        {sent === SIZE && 'The file is uploaded'}
      </Typography>
    </Box>
  );
}
