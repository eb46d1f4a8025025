import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

export default function BasicRangeCalendar() {
  const wide = useMediaQuery('(min-width: 900px)');
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-22'),
    dayjs('2024-04-26'),
  ]);
  const [first, last] = range;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangeCalendar
        calendars={wide ? 2 : 1}
        value={range}
        onChange={setRange}
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 1 }}>
        {first?.format('MMMM D') ?? '…'} to {last?.format('MMMM D') ?? '…'}
      </Typography>
    </LocalizationProvider>
  );
}
