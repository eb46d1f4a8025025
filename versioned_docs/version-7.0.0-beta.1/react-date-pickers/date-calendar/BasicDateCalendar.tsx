import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function BasicDateCalendar() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        value={day}
        onChange={setDay}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      <Typography role="status">
        {day ? day.format('dddd, MMMM D, YYYY') : 'No day'}
      </Typography>
    </LocalizationProvider>
  );
}
