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

const VENUE = 'America/Sao_Paulo';

export default function EmptyWithZone() {
  const [doors, setDoors] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimePicker
        label="Doors open, São Paulo time"
        timezone={VENUE}
        referenceDate={dayjs.tz('2024-05-17T20:00', VENUE)}
        value={doors}
        onChange={setDoors}
        slotProps={{ textField: { fullWidth: true } }}
        sx={{ maxWidth: 320 }}
      />
      {/* #endregion */}
      <Box role="status" sx={{ mt: 2 }}>
        {doors?.isValid()
          ? `${doors.toISOString()} is ${doors.format('H:mm')} there`
          : 'Nothing chosen'}
      </Box>
    </LocalizationProvider>
  );
}
