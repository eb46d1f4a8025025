import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';

export default function AdornedFields() {
  const [visible, setVisible] = React.useState(false);

  // #region excerpt
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Show the password"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );
  const unit = <InputAdornment position="end">kg</InputAdornment>;

  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <TextField
        label="Weight in kg"
        inputProps={{ inputMode: 'decimal' }}
        InputProps={{ endAdornment: unit }}
      />
      <TextField
        label="Password"
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        InputProps={{ endAdornment: toggle }}
      />
    </Stack>
  );
  // #endregion
}
