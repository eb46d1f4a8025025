import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError, TimeView } from '@mui/x-date-pickers/models';

// #region excerpt
function isBlocked(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() === 12;
  if (view === 'minutes') return time.hour() === 17 && time.minute() > 30;
  return time.second() % 15 !== 0;
}
// #endregion

const examples = ['12:10:00', '17:45:00', '09:30:10', '09:30:15'];
const on = (time: string) => dayjs(`2024-04-17T${time}`);

export default function BlockedTimes() {
  const [value, setValue] = React.useState<Dayjs | null>(on('12:10:00'));
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Recording"
        value={value}
        onChange={setValue}
        views={['hours', 'minutes', 'seconds']}
        ampm={false}
        shouldDisableTime={isBlocked}
        onError={setError}
        slotProps={{ textField: { helperText: error ?? 'No error' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {examples.map((time) => (
          <Button key={time} onClick={() => setValue(on(time))}>
            {time}
          </Button>
        ))}
      </Box>
    </LocalizationProvider>
  );
}
