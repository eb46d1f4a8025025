import * as React from 'react';
import { DateTime } from 'luxon';
import Box from '@mui/material/Box';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zone = 'Europe/Madrid';
const from = DateTime.fromISO('2024-03-30T22:00', { zone });
const until = DateTime.fromISO('2024-03-31T06:00', { zone });

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function NightShift() {
  const [start, setStart] = React.useState<DateTime | null>(from);
  const [end, setEnd] = React.useState<DateTime | null>(until);
  const hours =
    start?.isValid && end?.isValid ? end.diff(start, 'hours').hours : null;

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Box sx={layout}>
        {/* #region excerpt */}
        <DateTimePicker
          label="Shift begins in Seville"
          timezone={zone}
          value={start}
          onChange={setStart}
        />
        <DateTimePicker
          label="Ends"
          timezone={zone}
          value={end}
          minDateTime={start?.isValid ? start : undefined}
          onChange={setEnd}
        />
        {/* #endregion */}
      </Box>
      <Box role="status" sx={{ mt: 2 }}>
        {hours === null ? 'Complete both times' : `${hours} hours to pay`}
      </Box>
    </LocalizationProvider>
  );
}
