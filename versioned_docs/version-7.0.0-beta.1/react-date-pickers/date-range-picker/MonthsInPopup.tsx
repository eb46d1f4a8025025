import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const sprint: DateRange<Dayjs> = [dayjs('2024-04-08'), dayjs('2024-04-19')];

export default function MonthsInPopup() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {/* #region excerpt */}
        <DateRangePicker
          calendars={1}
          showDaysOutsideCurrentMonth
          localeText={{ start: 'Sprint, one month', end: 'Ends' }}
          defaultValue={sprint}
        />
        <DateRangePicker
          calendars={3}
          currentMonthCalendarPosition={3}
          maxDate={dayjs('2024-04-30')}
          localeText={{ start: 'Report from', end: 'To' }}
          defaultValue={sprint}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
