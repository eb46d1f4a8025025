import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FirstCounter() {
  const [cups, setCups] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{cups} cups of tea today</Typography>
      <Button variant="contained" onClick={() => setCups(cups + 1)}>
        One more
      </Button>
    </Stack>
  );
}
