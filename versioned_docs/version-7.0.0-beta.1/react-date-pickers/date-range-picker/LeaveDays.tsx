import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

// #region excerpt
function workingDays([first, last]: DateRange<Dayjs>) {
  if (!first?.isValid() || !last?.isValid()) return 'Choose both days';
  if (last.isBefore(first, 'day')) return 'The last day is before the first';
  if (last.diff(first, 'day') > 100) return 'More than 100 days';

  let count = 0;
  for (let day = first; !day.isAfter(last, 'day'); day = day.add(1, 'day'))
    if (day.day() !== 0 && day.day() !== 6) count += 1;
  return count === 1 ? '1 working day' : `${count} working days`;
}
// #endregion

export default function LeaveDays() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-18'),
    dayjs('2024-04-24'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'First day', end: 'Last day' }}
        value={leave}
        onChange={(range) => setLeave(range)}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {workingDays(leave)}
      </Typography>
    </LocalizationProvider>
  );
}
