import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function RoomSelect() {
  const [room, setRoom] = React.useState('');
  const id = React.useId();

  return (
    <FormControl fullWidth sx={{ maxWidth: 280 }}>
      {/* #region excerpt */}
      <InputLabel id={id} shrink>
        Room
      </InputLabel>
      <Select
        displayEmpty
        labelId={id}
        label="Room"
        value={room}
        onChange={(event) => setRoom(event.target.value)}
        renderValue={(name) => name || <em>Any free room</em>}
      >
        <MenuItem value="">
          <em>Any free room</em>
        </MenuItem>
        <MenuItem value="Linden">Linden</MenuItem>
        <MenuItem value="Maple">Maple</MenuItem>
        <MenuItem value="Rowan" disabled>
          Rowan (taken)
        </MenuItem>
      </Select>
      {/* #endregion */}
    </FormControl>
  );
}
