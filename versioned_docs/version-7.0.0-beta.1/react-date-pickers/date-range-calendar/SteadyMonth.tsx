import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';

export default function SteadyMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangeCalendar
        calendars={1}
        defaultValue={[dayjs('2024-04-24'), dayjs('2024-05-03')]}
        showDaysOutsideCurrentMonth
        fixedWeekNumber={6}
        disableAutoMonthSwitching
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
