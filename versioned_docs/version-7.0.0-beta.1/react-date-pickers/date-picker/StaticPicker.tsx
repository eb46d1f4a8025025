import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function StaticPicker() {
  const [booked, setBooked] = React.useState(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <StaticDatePicker
        sx={fits}
        defaultValue={booked}
        onAccept={(value) => value && setBooked(value)}
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
      />
      {/* #endregion */}
      <Typography role="status">
        Booked: {booked.format('dddd, MMMM D, YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
