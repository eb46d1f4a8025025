import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NamesInCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        dayOfWeekFormatter={(day: Dayjs) => day.format('ddd')}
        slotProps={{ calendarHeader: { format: '[Rota of] MMMM' } }}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
