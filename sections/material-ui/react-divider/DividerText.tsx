import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <Button variant="contained">Sign in with a passkey</Button>
      {/* #region excerpt */}
      <Divider>or</Divider>
      {/* #endregion */}
      <TextField label="Email" type="email" autoComplete="email" />
      <Divider textAlign="left">More ways</Divider>
      <Button variant="outlined">Send a code by text message</Button>
    </Stack>
  );
}
