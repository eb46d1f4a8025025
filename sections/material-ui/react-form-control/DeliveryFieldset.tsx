import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const days = ['Monday', 'Wednesday', 'Friday'];

export default function DeliveryFieldset() {
  const [paused, setPaused] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        control={<Switch inputProps={{ role: 'switch' }} />}
        label="Pause the deliveries"
        checked={paused}
        onChange={(_event, checked) => setPaused(checked)}
        sx={{ mb: 1 }}
      />
      {/* #region excerpt */}
      <FormControl component="fieldset" disabled={paused} fullWidth>
        <FormLabel component="legend">Vegetables come on</FormLabel>
        <FormGroup row>
          {days.map((day) => (
            <FormControlLabel
              key={day}
              control={<Checkbox defaultChecked={day === 'Friday'} />}
              label={day.slice(0, 3)}
            />
          ))}
        </FormGroup>
      </FormControl>
      {/* #endregion */}
    </Box>
  );
}
