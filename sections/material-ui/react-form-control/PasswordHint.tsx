import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

// #region excerpt
function Hint({ id }: { id: string }) {
  const { focused, filled } = useFormControl() ?? {};
  let text = 'Twelve characters or more';
  if (filled) text = 'You can change it later';
  if (focused) text = 'Use three words that do not belong together';
  return <FormHelperText id={id}>{text}</FormHelperText>;
}
// #endregion

export default function PasswordHint() {
  const id = React.useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 320 }}>
      <InputLabel htmlFor={id}>New password</InputLabel>
      <OutlinedInput
        id={id}
        label="New password"
        type="password"
        autoComplete="new-password"
        aria-describedby={`${id}-hint`}
      />
      <Hint id={`${id}-hint`} />
    </FormControl>
  );
}
