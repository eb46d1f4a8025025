import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';

const minutes: Record<string, number> = { Harbor: 4, Market: 9, Castle: 15 };

export default function StationSelect() {
  const [stop, setStop] = React.useState('');
  const id = React.useId();

  return (
    <Box sx={{ maxWidth: 280 }}>
      {/* #region excerpt */}
      <FormControl fullWidth>
        <InputLabel id={id}>Stop</InputLabel>
        <Select
          labelId={id}
          label="Stop"
          value={stop}
          onChange={(event) => setStop(event.target.value)}
        >
          {Object.keys(minutes).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      {/* #endregion */}
      <Typography variant="body2" role="status" sx={{ mt: 2 }}>
        {stop ? `The tram needs ${minutes[stop]} minutes` : 'Choose a stop'}
      </Typography>
    </Box>
  );
}
