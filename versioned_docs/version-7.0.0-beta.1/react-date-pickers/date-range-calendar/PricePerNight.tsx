import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

/** Euros for the night that begins on that day. */
const priceOf = (day: Dayjs) => (day.day() > 4 ? 140 : 96);

// #region excerpt
function PricedDay(props: DateRangePickerDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth) return <DateRangePickerDay {...props} />;
  const name = `${day.format('MMMM D')}, €${priceOf(day)}`;
  return (
    <DateRangePickerDay {...props} aria-label={name}>
      <Box sx={{ lineHeight: 1.2 }}>
        {day.date()}
        <Box sx={{ fontSize: 10 }}>€{priceOf(day)}</Box>
      </Box>
    </DateRangePickerDay>
  );
}
// #endregion

const largeDays = {
  '--day': { xs: '36px', md: '48px' },
  '& .MuiDayCalendar-weekDayLabel': { width: 'var(--day)' },
  '& .MuiPickersDay-root': { width: 'var(--day)', height: 'var(--day)' },
  '& .MuiDayCalendar-slideTransition': {
    minWidth: 'calc(7 * (var(--day) + 4px))',
    minHeight: 'calc(6 * (var(--day) + 8px))',
  },
};

function totalOf([arrival, departure]: DateRange<Dayjs>) {
  if (!arrival || !departure) return 'Choose both days';
  let total = 0;
  for (
    let night = arrival;
    night.isBefore(departure);
    night = night.add(1, 'd')
  )
    total += priceOf(night);
  return `${departure.diff(arrival, 'day')} nights, €${total}`;
}

export default function PricePerNight() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangeCalendar
        calendars={1}
        value={stay}
        onChange={setStay}
        slots={{ day: PricedDay }}
        sx={largeDays}
      />
      <Typography role="status">{totalOf(stay)}</Typography>
    </LocalizationProvider>
  );
}
