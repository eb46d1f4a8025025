import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';

export default function BasicDateTimeRangePicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        localeText={{ start: 'Hall from', end: 'Hall until' }}
        defaultValue={[dayjs('2024-04-17T14:00'), dayjs('2024-04-18T01:30')]}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: { fullWidth: true },
        }}
      />
    </LocalizationProvider>
  );
}
