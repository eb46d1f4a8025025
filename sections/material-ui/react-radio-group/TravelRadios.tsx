import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export default function TravelRadios() {
  const [travel, setTravel] = React.useState('train');
  const label = React.useId();

  return (
    // #region excerpt
    <FormControl>
      <FormLabel id={label}>How do you get there?</FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={travel}
        onChange={(_event, value) => setTravel(value)}
      >
        <FormControlLabel value="train" control={<Radio />} label="By train" />
        <FormControlLabel value="bike" control={<Radio />} label="By bike" />
        <FormControlLabel
          value="boat"
          control={<Radio />}
          label="By boat (in summer)"
          disabled
        />
      </RadioGroup>
    </FormControl>
    // #endregion
  );
}
