import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function BasicTimeClock() {
  const [time, setTime] = React.useState(dayjs('2024-04-17T10:20'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        showViewSwitcher
        value={time}
        onChange={setTime}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      <Typography role="status">{time.format('hh:mm A')}</Typography>
    </LocalizationProvider>
  );
}
