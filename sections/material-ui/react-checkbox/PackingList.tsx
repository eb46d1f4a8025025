import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

const things = ['Tent', 'Stove', 'Map'];

export default function PackingList() {
  const [packed, setPacked] = React.useState<string[]>(['Stove']);
  const all = packed.length === things.length;
  const some = packed.length > 0 && !all;

  const toggle = (name: string) =>
    setPacked((names) =>
      names.includes(name)
        ? names.filter((other) => other !== name)
        : [...names, name],
    );

  return (
    <Box role="group" aria-label="Packing list">
      {/* #region excerpt */}
      <FormControlLabel
        control={
          <Checkbox
            checked={all}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              if (input) input.indeterminate = some;
            }}
            onChange={() => setPacked(all ? [] : things)}
          />
        }
        label="Everything"
      />
      {/* #endregion */}
      <Box sx={{ display: 'flex', flexDirection: 'column', ml: 3 }}>
        {things.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Checkbox
                checked={packed.includes(name)}
                onChange={() => toggle(name)}
              />
            }
            label={name}
          />
        ))}
      </Box>
    </Box>
  );
}
