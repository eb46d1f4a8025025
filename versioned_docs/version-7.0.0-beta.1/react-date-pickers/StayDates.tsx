import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker, type DateRange } from '@mui/x-date-pickers-pro';

function nights([arrival, departure]: DateRange<Dayjs>) {
  const count = departure?.diff(arrival, 'day') ?? NaN;
  return Number.isNaN(count) ? 'Choose both days' : `${count} nights`;
}

export default function StayDates() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-17'),
    dayjs('2024-04-21'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        value={stay}
        onChange={(newStay) => setStay(newStay)}
        localeText={{ start: 'Arrival', end: 'Departure' }}
      />
      <Typography role="status" sx={{ mt: 2 }}>
        {nights(stay)}
      </Typography>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
