import * as React from 'react';
import JoyButton from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import Button from '@mui/material/Button';
import { JoyDemo } from '../../_parts/JoyDemo';

export default function BothLibraries() {
  const [last, setLast] = React.useState('none');

  return (
    <JoyDemo>
      <Stack direction="row" flexWrap="wrap" gap={1}>
        <JoyButton onClick={() => setLast('Joy UI')}>Joy UI</JoyButton>
        <Button variant="contained" onClick={() => setLast('Material UI')}>
          Material UI
        </Button>
      </Stack>
      <Typography role="status" sx={{ mt: 1 }}>
        Last click: {last}
      </Typography>
    </JoyDemo>
  );
}
