import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LimitedCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box role="group" aria-label="Day in the season" sx={{ height: 336 }}>
        {/* #region excerpt */}
        <DateCalendar
          defaultValue={dayjs('2024-05-15')}
          minDate={dayjs('2024-05-10')}
          maxDate={dayjs('2024-09-15')}
          sx={{ maxWidth: '100%', m: 0 }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
