import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const hints: Record<string, string> = {
  none: 'Choose an answer first',
  spider: 'No, spiders have eight legs',
  beetle: 'Right, beetles have six legs',
};

export default function QuizRadios() {
  const [hint, setHint] = React.useState('');
  const label = React.useId();
  const help = React.useId();

  // #region excerpt
  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('animal');
    setHint(typeof answer === 'string' ? answer : 'none');
  }

  return (
    <form onSubmit={submit} noValidate>
      <FormControl
        variant="standard"
        error={hint === 'none' || hint === 'spider'}
        required
      >
        <FormLabel id={label}>Which one is an insect?</FormLabel>
        <RadioGroup
          name="animal"
          aria-labelledby={label}
          aria-describedby={help}
        >
          <FormControlLabel value="spider" control={<Radio />} label="Spider" />
          <FormControlLabel value="beetle" control={<Radio />} label="Beetle" />
        </RadioGroup>
        <FormHelperText id={help} role="status">
          {hints[hint] ?? 'You can try as often as you like'}
        </FormHelperText>
        <Button
          type="submit"
          variant="outlined"
          sx={{ mt: 2, alignSelf: 'start' }}
        >
          Check
        </Button>
      </FormControl>
    </form>
  );
  // #endregion
}
