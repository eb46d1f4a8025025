import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ButtonVariants() {
  const [answer, setAnswer] = React.useState('Not answered yet');

  return (
    <Box>
      <Typography sx={{ mb: 2 }}>Can you bring bread on Sunday?</Typography>
      {/* #region excerpt */}
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => setAnswer('You bring it')}>
          Yes
        </Button>
        <Button variant="outlined" onClick={() => setAnswer('You do not')}>
          No
        </Button>
        <Button onClick={() => setAnswer('You answer later')}>Later</Button>
      </Stack>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {answer}
      </Typography>
    </Box>
  );
}
