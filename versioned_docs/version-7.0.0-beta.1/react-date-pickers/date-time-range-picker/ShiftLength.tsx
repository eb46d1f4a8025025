import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// #region excerpt
function lengthOf([start, end]: DateRange<Dayjs>) {
  const minutes = end?.diff(start, 'minute') ?? NaN;
  if (!start || Number.isNaN(minutes)) return 'Enter both ends';
  if (minutes < 0) return 'The shift ends before it begins';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min at work`;
}
// #endregion

export default function ShiftLength() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-03-30T22:00'),
    dayjs('2024-03-31T06:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        ampm={false}
        localeText={{ start: 'Shift begins', end: 'Shift ends' }}
        value={shift}
        onChange={(range) => setShift(range)}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: { fullWidth: true },
        }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {lengthOf(shift)}
      </Typography>
    </LocalizationProvider>
  );
}
