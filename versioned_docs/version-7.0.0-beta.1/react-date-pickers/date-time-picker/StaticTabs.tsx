import * as React from 'react';
import dayjs from 'dayjs';
import FlightTakeoffIcon from '@mui/icons-material/FlightTakeoff';
import TodayIcon from '@mui/icons-material/Today';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function StaticTabs() {
  const [flight, setFlight] = React.useState(dayjs('2024-04-17T13:45'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <StaticDateTimePicker
        defaultValue={flight}
        onAccept={(value) => value && setFlight(value)}
        localeText={{ dateTableLabel: 'Day', timeTableLabel: 'Departure' }}
        slotProps={{
          tabs: { dateIcon: <TodayIcon />, timeIcon: <FlightTakeoffIcon /> },
          actionBar: { actions: ['accept'] },
        }}
        sx={fits}
      />
      {/* #endregion */}
      <Typography role="status">
        Flight on {flight.format('MMMM D [at] HH:mm')}
      </Typography>
    </LocalizationProvider>
  );
}
