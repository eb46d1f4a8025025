import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PickerExample() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-03-14')}
        sx={{
          width: '100%',
          maxWidth: 320,
          height: 320,
          maxHeight: 320,
          '& .MuiDayCalendar-weekDayLabel, & .MuiPickersDay-root': { width: 32, height: 32 },
        }}
      />
    </LocalizationProvider>
  );
}
