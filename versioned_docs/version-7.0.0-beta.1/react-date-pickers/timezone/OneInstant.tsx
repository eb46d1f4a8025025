import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const OFFICES = [
  { city: 'San Francisco', zone: 'America/Los_Angeles' },
  { city: 'London', zone: 'Europe/London' },
  { city: 'Kathmandu', zone: 'Asia/Kathmandu' },
  { city: 'Auckland', zone: 'Pacific/Auckland' },
];

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function OneInstant() {
  const [call, setCall] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-17T14:30Z'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        {OFFICES.map(({ city, zone }) => (
          <DateTimePicker
            key={zone}
            label={`Call, as seen in ${city}`}
            timezone={zone}
            value={call}
            onChange={setCall}
          />
        ))}
        {/* #endregion */}
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {call?.isValid() ? call.toISOString() : 'Incomplete'}
      </Box>
    </LocalizationProvider>
  );
}
