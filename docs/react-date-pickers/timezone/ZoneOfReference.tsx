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

// #region excerpt
const rehearsal = dayjs.tz('2024-05-17T10:00', 'Asia/Kathmandu');

export default function ZoneOfReference() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Concert, Kathmandu time"
        referenceDate={rehearsal}
        value={start}
        onChange={setStart}
        slotProps={{ textField: { fullWidth: true } }}
        sx={{ maxWidth: 320 }}
      />
      {/* #endregion */}
      <Box role="status" sx={{ mt: 2 }}>
        {start?.isValid() ? start.toISOString() : 'Nothing chosen'}
      </Box>
    </LocalizationProvider>
  );
}
