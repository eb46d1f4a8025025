import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TypedTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Measured"
        ampm={false}
        defaultValue={dayjs('2024-04-17T15:34')}
        viewRenderers={{ hours: null, minutes: null }}
      />
    </LocalizationProvider>
  );
}
