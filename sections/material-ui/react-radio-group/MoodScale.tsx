import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const levels = [1, 2, 3, 4, 5];

export default function MoodScale() {
  const [level, setLevel] = React.useState<number | null>(null);
  const label = React.useId();

  return (
    <FormControl>
      <FormLabel id={label}>
        {level ? `Your answer: ${level} of 5` : 'How hard was the climb?'}
      </FormLabel>
      {/* #region excerpt */}
      <RadioGroup
        row
        aria-labelledby={label}
        value={level}
        onChange={(_event, value) => setLevel(Number(value))}
      >
        {levels.map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={value}
            labelPlacement="bottom"
            sx={{ mx: 0.5 }}
          />
        ))}
      </RadioGroup>
      {/* #endregion */}
    </FormControl>
  );
}
