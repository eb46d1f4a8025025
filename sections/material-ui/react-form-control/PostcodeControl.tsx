import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function PostcodeControl() {
  const [code, setCode] = React.useState('10');
  const id = React.useId();
  const wrong = !/^\d{5}$/.test(code);

  return (
    // #region excerpt
    <FormControl error={wrong} required variant="standard" sx={{ width: 240 }}>
      <FormLabel htmlFor={id}>Postcode</FormLabel>
      <FormHelperText id={`${id}-hint`} sx={{ mb: 1 }}>
        {wrong ? 'Enter five digits' : 'We deliver to this town'}
      </FormHelperText>
      <OutlinedInput
        id={id}
        aria-describedby={`${id}-hint`}
        inputProps={{ inputMode: 'numeric', maxLength: 5 }}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
    </FormControl>
    // #endregion
  );
}
