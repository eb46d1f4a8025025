import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormErrors() {
  const [email, setEmail] = React.useState('nina.example.com');
  const [result, setResult] = React.useState<'error' | 'success'>();
  const input = React.useRef<HTMLInputElement>(null);

  function submit(event: React.FormEvent) {
    event.preventDefault();
    setResult(email.includes('@') ? 'success' : 'error');
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={submit}
      spacing={2}
      sx={{ maxWidth: 420, height: 240, alignItems: 'flex-start' }}
    >
      <TextField
        fullWidth
        label="Email"
        type="email"
        inputRef={input}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" variant="contained">
        Subscribe
      </Button>
      {/* #region excerpt */}
      {result === 'error' && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => input.current?.focus()}>
              Correct
            </Button>
          }
        >
          <AlertTitle>Not sent</AlertTitle>
          The address needs an @
        </Alert>
      )}
      {result === 'success' && (
        <Alert severity="success" role="status">
          We sent you an email
        </Alert>
      )}
      {/* #endregion */}
    </Stack>
  );
}
