import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function UsualTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Collection"
        referenceDate={dayjs('2024-04-17T08:15')}
        value={value}
        onChange={setValue}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {value?.isValid() ? value.format('MMM D, YYYY, HH:mm') : 'Not planned'}
      </Typography>
    </LocalizationProvider>
  );
}
