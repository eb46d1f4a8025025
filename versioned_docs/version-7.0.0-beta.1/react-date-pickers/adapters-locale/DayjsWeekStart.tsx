import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
/** English, with weeks from Monday. `true` keeps the global locale. */
dayjs.locale('en-monday', { ...dayjs.Ls.en, weekStart: 1 }, true);
// #endregion

export default function DayjsWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-monday">
      <DateCalendar
        defaultValue={dayjs('2024-05-07')}
        views={['day']}
        sx={{ maxWidth: '100%', m: 0 }}
      />
    </LocalizationProvider>
  );
}
