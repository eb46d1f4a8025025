import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const day = dayjs('2024-04-17');

// #region excerpt
function hoursBetween(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) return null;
  const minutes = end.diff(start, 'minute');
  // If the end is before the start, it is on the next day.
  return ((minutes + 24 * 60) % (24 * 60)) / 60;
}
// #endregion

export default function NightShift() {
  const [start, setStart] = React.useState<Dayjs | null>(day.hour(22));
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(6));
  const hours = hoursBetween(start, end);
  const common = { ampm: false, referenceDate: day, sx: { width: 160 } };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TimeField
          label="Begins"
          value={start}
          onChange={setStart}
          {...common}
        />
        <TimeField label="Ends" value={end} onChange={setEnd} {...common} />
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {hours === null ? 'Enter both times' : `${hours.toFixed(2)} hours`}
      </Typography>
    </LocalizationProvider>
  );
}
