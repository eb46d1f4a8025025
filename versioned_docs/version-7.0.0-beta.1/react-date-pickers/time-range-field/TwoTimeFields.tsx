import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';

const LABELS = { start: 'Opens', end: 'Closes' };

const textOf = (time: Dayjs | null) =>
  time?.isValid() ? time.format('HH:mm') : '…';

export default function TwoTimeFields() {
  const [hours, setHours] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-01-01T09:00'),
    dayjs('2024-01-01T17:30'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputTimeRangeField
        value={hours}
        onChange={(range) => setHours(range)}
        slotProps={{
          textField: ({ position }) => ({ label: LABELS[position] }),
        }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        Stored as {hours.map(textOf).join('-')}
      </Typography>
    </LocalizationProvider>
  );
}
