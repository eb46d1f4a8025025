import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const HOLIDAYS = new Set(['2024-05-01', '2024-05-09', '2024-05-20']);

const isWinter = (month: Dayjs) => month.month() < 3 || month.month() > 9;

const isClosed = (day: Dayjs) =>
  day.day() === 1 || HOLIDAYS.has(day.format('YYYY-MM-DD'));

export default function OpeningDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateCalendar
        defaultValue={dayjs('2024-05-15')}
        views={['year', 'month', 'day']}
        minDate={dayjs('2022-04-01')}
        maxDate={dayjs('2025-10-31')}
        shouldDisableYear={(year) => year.year() === 2023}
        shouldDisableMonth={isWinter}
        shouldDisableDate={isClosed}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
