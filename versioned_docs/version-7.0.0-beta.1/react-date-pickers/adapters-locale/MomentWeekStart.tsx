import moment from 'moment';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
/** English, with weeks from Monday, numbered as in ISO 8601. */
if (!moment.locales().includes('en-monday')) {
  const before = moment.locale();
  moment.defineLocale('en-monday', {
    parentLocale: 'en',
    week: { dow: 1, doy: 4 },
  });
  moment.locale(before);
}
// #endregion

export default function MomentWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en-monday">
      <DateCalendar
        defaultValue={moment('2024-05-07')}
        views={['day']}
        displayWeekNumber
        sx={{
          maxWidth: '100%',
          m: 0,
          '& .MuiDayCalendar-weekNumber': { color: 'text.secondary' },
        }}
      />
    </LocalizationProvider>
  );
}
