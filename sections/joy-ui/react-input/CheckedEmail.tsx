import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import { JoyDemo } from '../_parts/JoyDemo';

export default function CheckedEmail() {
  const [email, setEmail] = React.useState('nora.example.com');
  const [touched, setTouched] = React.useState(true);
  const error = touched && !/^\S+@\S+$/.test(email);

  return (
    <JoyDemo>
      {/* #region excerpt */}
      <FormControl required error={error} sx={{ maxWidth: 320 }}>
        <FormLabel>Email</FormLabel>
        <Input
          error={error}
          type="email"
          autoComplete="off"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setTouched(false);
          }}
          onBlur={() => setTouched(true)}
        />
        <FormHelperText sx={error ? { color: 'danger.plainColor' } : {}}>
          {error ? 'Write an address with @' : 'For the receipt only'}
        </FormHelperText>
      </FormControl>
      {/* #endregion */}
    </JoyDemo>
  );
}
