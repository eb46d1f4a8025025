import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const large = {
  '--day': { xs: '36px', md: '60px' },
  m: 0,
  width: 'calc(7 * (var(--day) + 4px) + 48px)',
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiDayCalendar-weekDayLabel': { width: 'var(--day)' },
  '& .MuiPickersDay-root': {
    width: 'var(--day)',
    height: 'var(--day)',
    fontSize: 'calc(var(--day) / 3)',
  },
  '& .MuiDayCalendar-slideTransition': {
    minHeight: 'calc(6 * (var(--day) + 4px))',
  },
};
// #endregion

export default function LargeCalendar() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-06-17')}
        views={['day']}
        sx={large}
      />
    </LocalizationProvider>
  );
}
