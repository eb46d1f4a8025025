import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import IconButton from '@mui/material/IconButton';
import RemoveIcon from '@mui/icons-material/Remove';
import TextField from '@mui/material/TextField';

const clamp = (seats: number) => Math.min(Math.max(seats || 1, 1), 8);

export default function SeatsField() {
  const [text, setText] = React.useState('2');
  const add = (step: number) => setText(String(clamp(Number(text) + step)));

  return (
    // #region excerpt
    <TextField
      label="Seats"
      helperText="From 1 to 8"
      value={text}
      onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      onBlur={() => setText(String(clamp(Number(text))))}
      inputProps={{ inputMode: 'numeric', style: { textAlign: 'center' } }}
      InputProps={{
        startAdornment: (
          <IconButton
            edge="start"
            aria-label="One seat less"
            onClick={() => add(-1)}
          >
            <RemoveIcon />
          </IconButton>
        ),
        endAdornment: (
          <IconButton
            edge="end"
            aria-label="One seat more"
            onClick={() => add(1)}
          >
            <AddIcon />
          </IconButton>
        ),
      }}
      sx={{ width: 180 }}
    />
    // #endregion
  );
}
