import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
  alignItems: 'start',
};

export default function TwoTimePickers() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2024-01-01T09:30'),
  );
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2024-01-01T11:00'));
  const [error, setError] = React.useState<TimeValidationError>(null);
  const earliest = start?.isValid() ? start.add(15, 'minute') : undefined;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout} role="group" aria-label="Meeting">
        {/* #region excerpt */}
        <TimePicker label="From" value={start} onChange={setStart} />
        <TimePicker
          label="To"
          value={end}
          onChange={setEnd}
          minTime={earliest}
          skipDisabled
          onError={setError}
          slotProps={{
            textField: {
              helperText: error === 'minTime' ? 'At least 15 minutes' : ' ',
            },
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
