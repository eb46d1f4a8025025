import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/es';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const LETTERS = ['D', 'L', 'M', 'X', 'J', 'V', 'S'];
const letterOf = (date: Dayjs) => LETTERS[date.day()] ?? '';
// #endregion

export default function LettersOfTheWeek() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es">
      <DateCalendar
        defaultValue={dayjs('2024-05-07')}
        views={['day']}
        dayOfWeekFormatter={letterOf}
        sx={{ maxWidth: '100%', m: 0 }}
      />
    </LocalizationProvider>
  );
}
