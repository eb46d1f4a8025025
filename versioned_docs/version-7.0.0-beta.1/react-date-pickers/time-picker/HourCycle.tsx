import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function HourCycle() {
  const [ampm, setAmpm] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimePicker
          label="Train leaves"
          ampm={ampm}
          defaultValue={dayjs('2024-04-17T17:05')}
        />
        <FormControlLabel
          label="12 hours"
          control={
            <Switch
              checked={ampm}
              onChange={(_event, checked) => setAmpm(checked)}
            />
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
