import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MailField() {
  const [mail, setMail] = React.useState('');
  const [message, setMessage] = React.useState(' ');
  const [sent, setSent] = React.useState(false);
  const input = React.useRef<HTMLInputElement>(null);

  // #region excerpt
  function submit(event: React.FormEvent) {
    event.preventDefault();
    const valid = /^\S+@\S+\.\S+$/.test(mail);
    setSent(valid);
    setMessage(valid ? 'We wrote to you' : 'Enter an address with @ and a dot');
    if (!valid) input.current?.focus();
  }

  const wrong = !sent && message !== ' ';

  return (
    <Stack component="form" noValidate onSubmit={submit} maxWidth={320}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        value={mail}
        onChange={(event) => {
          setMail(event.target.value);
          setMessage(' ');
        }}
        error={wrong}
        helperText={message}
        inputRef={input}
      />
      <Button type="submit" variant="outlined" sx={{ alignSelf: 'start' }}>
        Subscribe
      </Button>
    </Stack>
  );
  // #endregion
}
