import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

/** Dates of the evenings. */
const BOOKED = ['2024-04-09', '2024-04-10', '2024-04-19', '2024-04-20'];

const isBooked = (day: Dayjs) => BOOKED.includes(day.format('YYYY-MM-DD'));

export default function BookedNights() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-12'),
    null,
  ]);

  // #region excerpt
  function isRefused(day: Dayjs, position: RangePosition) {
    const arrival = stay[0];
    if (position === 'start' || !arrival?.isBefore(day, 'day'))
      return isBooked(day);
    /** The first booked night after the arrival is the last possible day. */
    let last = arrival;
    while (!isBooked(last) && last.isBefore(day, 'day'))
      last = last.add(1, 'day');
    return last.isBefore(day, 'day');
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        value={stay}
        onChange={setStay}
        defaultRangePosition="end"
        shouldDisableDate={isRefused}
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
    </LocalizationProvider>
  );
}
