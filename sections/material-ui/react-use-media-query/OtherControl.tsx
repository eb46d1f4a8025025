import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';

const periods = ['Day', 'Week', 'Month', 'Year'];

export default function OtherControl() {
  const [period, setPeriod] = React.useState('Week');
  // #region excerpt
  const narrow = useMediaQuery('(max-width: 599.95px)');

  if (narrow) {
    return (
      <TextField
        select
        fullWidth
        label="Period"
        value={period}
        onChange={(event) => setPeriod(event.target.value)}
      >
        {periods.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  // #endregion

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="Period"
      value={period}
      onChange={(_event, name: string | null) => name && setPeriod(name)}
      sx={{ height: 56 }}
    >
      {periods.map((name) => (
        <ToggleButton key={name} value={name} sx={{ px: 3 }}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
