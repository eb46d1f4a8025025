import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const channels = ['Mail', 'Text message', 'Doorbell'];

export default function ReminderSwitches() {
  const [active, setActive] = React.useState(['Mail']);

  const change = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    setActive((names) =>
      channels.filter((name) =>
        name === target.name ? target.checked : names.includes(name),
      ),
    );

  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Reminders</FormLabel>
      {/* #region excerpt */}
      <FormGroup>
        {channels.map((name) => (
          <FormControlLabel
            key={name}
            control={
              <Switch
                name={name}
                checked={active.includes(name)}
                onChange={change}
                inputProps={{ role: 'switch' }}
              />
            }
            label={name}
          />
        ))}
      </FormGroup>
      {/* #endregion */}
      <FormHelperText role="status">
        {active.length} of 3 are active
      </FormHelperText>
    </FormControl>
  );
}
