import * as React from 'react';
import { FormControl, useFormControlContext } from '@mui/base/FormControl';
import { Input, inputClasses } from '@mui/base/Input';
import { styled } from '@mui/material/styles';

const Field = styled(Input)(({ theme }) => ({
  [`& .${inputClasses.input}`]: {
    width: '100%',
    maxWidth: 240,
    height: 40,
    boxSizing: 'border-box',
    border: `2px solid ${theme.palette.text.secondary}`,
    borderRadius: 4,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
  },
  [`&.${inputClasses.error} .${inputClasses.input}`]: {
    borderColor: theme.palette.error.main,
  },
}));
const Label = styled('label')({ display: 'block', height: 28 });
const Line = styled('div')({ height: 28, paddingBlockStart: 4 });

// #region excerpt
function Help() {
  const field = useFormControlContext();
  if (field?.error)
    return <Line id="code-help">Four digits, such as 2041</Line>;
  return (
    <Line id="code-help">{field?.filled ? 'Thank you' : 'On your card'}</Line>
  );
}

export default function MemberCode() {
  const [code, setCode] = React.useState('');
  const wrong = code !== '' && !/^\d{4}$/.test(code);

  return (
    <FormControl
      required
      value={code}
      error={wrong}
      onChange={(event) => setCode(event.target.value)}
    >
      <Label htmlFor="member-code">Member code</Label>
      <Field id="member-code" aria-describedby="code-help" />
      <Help />
    </FormControl>
  );
}
// #endregion
