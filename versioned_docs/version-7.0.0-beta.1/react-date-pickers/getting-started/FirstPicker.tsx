import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FirstPicker() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Due on" value={due} onChange={setDue} />
      <Typography role="status" sx={{ mt: 2 }}>
        {due?.isValid() ? due.format('YYYY-MM-DD') : 'No due date'}
      </Typography>
    </LocalizationProvider>
  );
}
