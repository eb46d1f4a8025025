import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function ShiftField() {
  const [shift, setShift] = React.useState('early');

  return (
    // #region excerpt
    <TextField
      select
      label="Shift"
      value={shift}
      onChange={(event) => setShift(event.target.value)}
      helperText={shift === 'night' ? 'Paid with a bonus' : 'Paid as usual'}
      sx={{ width: 240 }}
    >
      <MenuItem value="early">Early, from 6</MenuItem>
      <MenuItem value="late">Late, from 14</MenuItem>
      <MenuItem value="night">Night, from 22</MenuItem>
    </TextField>
    // #endregion
  );
}
