import { enUS } from 'date-fns/locale/en-US';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
/** Weeks from Saturday on; the first week is the one with January 1. */
const locale = {
  ...enUS,
  options: { weekStartsOn: 6, firstWeekContainsDate: 1 },
} as const;
// #endregion

export default function DateFnsWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={locale}>
      <DateCalendar
        defaultValue={new Date(2024, 4, 7)}
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
