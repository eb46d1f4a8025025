import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ReferenceFromLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Day of the moon landing"
        sx={{ height: 336 }}
      >
        {/* #region excerpt */}
        <DateCalendar
          minDate={dayjs('1969-07-16')}
          maxDate={dayjs('1969-07-24')}
          sx={{ maxWidth: '100%', m: 0 }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
