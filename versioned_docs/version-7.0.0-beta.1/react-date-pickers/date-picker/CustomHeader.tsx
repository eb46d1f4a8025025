import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersCalendarHeaderProps } from '@mui/x-date-pickers/PickersCalendarHeader';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

function QuarterHeader(props: PickersCalendarHeaderProps<Dayjs>) {
  const { currentMonth, onMonthChange, minDate, maxDate, labelId } = props;
  const earlier = currentMonth.subtract(3, 'month');
  const later = currentMonth.add(3, 'month');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 2 }}>
      {/* #region excerpt */}
      <IconButton
        aria-label="Three months back"
        disabled={earlier.isBefore(minDate, 'month')}
        onClick={() => onMonthChange(earlier, 'right')}
      >
        <ChevronLeft />
      </IconButton>
      <Typography id={labelId} aria-live="polite" align="center" flex={1}>
        {currentMonth.format('MMMM YYYY')}
      </Typography>
      {/* #endregion */}
      <IconButton
        aria-label="Three months on"
        disabled={later.isAfter(maxDate, 'month')}
        onClick={() => onMonthChange(later, 'left')}
      >
        <ChevronRight />
      </IconButton>
    </Box>
  );
}

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function CustomHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        sx={fits}
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2024-04-17')}
        minDate={dayjs('2023-10-01')}
        maxDate={dayjs('2024-12-31')}
        slots={{ calendarHeader: QuarterHeader }}
      />
    </LocalizationProvider>
  );
}
