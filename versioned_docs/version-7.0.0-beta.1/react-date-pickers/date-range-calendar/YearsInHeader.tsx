import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';

// #region excerpt
function YearsHeader(props: PickersRangeCalendarHeaderProps<Dayjs>) {
  const { calendars, month, monthIndex, currentMonth, onMonthChange } = props;
  const jump = (months: number) =>
    onMonthChange(
      currentMonth.add(months, 'month'),
      months < 0 ? 'right' : 'left',
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', p: 1 }}>
      <Typography align="center" sx={{ width: '100%' }}>
        {month.format('MMMM YYYY')}
      </Typography>
      {monthIndex === 0 && (
        <Button size="small" onClick={() => jump(-12)}>
          − Year
        </Button>
      )}
      {monthIndex === 0 && (
        <Button size="small" onClick={() => jump(-1)}>
          − Month
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {monthIndex === calendars - 1 && (
        <Button size="small" onClick={() => jump(1)}>
          Month +
        </Button>
      )}
      {monthIndex === calendars - 1 && (
        <Button size="small" onClick={() => jump(12)}>
          Year +
        </Button>
      )}
    </Box>
  );
}
// #endregion

export default function YearsInHeader() {
  const wide = useMediaQuery('(min-width: 900px)');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={wide ? 2 : 1}
        defaultValue={[dayjs('2024-04-24'), dayjs('2024-05-03')]}
        slots={{ calendarHeader: YearsHeader }}
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
    </LocalizationProvider>
  );
}
