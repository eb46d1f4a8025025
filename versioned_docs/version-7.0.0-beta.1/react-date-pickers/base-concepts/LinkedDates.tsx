import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const isDay = (day: Dayjs | null): day is Dayjs =>
  day !== null && day.isValid();

export default function LinkedDates() {
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs('2024-04-17'),
  );
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2024-04-20'),
  );
  const [nights, setNights] = React.useState(3);

  // #region excerpt
  function handleArrival(day: Dayjs | null) {
    setArrival(day);
    if (isDay(day)) setDeparture(day.add(nights, 'day'));
  }

  function handleDeparture(day: Dayjs | null) {
    setDeparture(day);
    if (isDay(day) && isDay(arrival)) setNights(day.diff(arrival, 'day'));
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker label="Arrival" value={arrival} onChange={handleArrival} />
        <DatePicker
          label="Departure"
          value={departure}
          onChange={handleDeparture}
          minDate={isDay(arrival) ? arrival.add(1, 'day') : undefined}
        />
      </Box>
    </LocalizationProvider>
  );
}
