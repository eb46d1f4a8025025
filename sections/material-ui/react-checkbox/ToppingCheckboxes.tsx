import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const toppings = ['Plums', 'Poppy seeds', 'Cinnamon'];

export default function ToppingCheckboxes() {
  const [chosen, setChosen] = React.useState<string[]>(['Plums']);
  const hint = React.useId();

  const change = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    setChosen((names) =>
      target.checked
        ? [...names, target.value]
        : names.filter((name) => name !== target.value),
    );

  // #region excerpt
  const tooMany = chosen.length > 2;

  return (
    <FormControl
      component="fieldset"
      variant="standard"
      error={tooMany}
      aria-describedby={hint}
    >
      <FormLabel component="legend">Toppings</FormLabel>
      <FormGroup>
        {toppings.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                value={name}
                checked={chosen.includes(name)}
                onChange={change}
              />
            }
            label={name}
          />
        ))}
      </FormGroup>
      <FormHelperText id={hint} role="status">
        {tooMany ? 'Remove one: two at most' : 'Choose up to two'}
      </FormHelperText>
    </FormControl>
  );
  // #endregion
}
