import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2024-04-15T09:00');
const closes = dayjs('2024-04-26T12:00');

const MESSAGES: Partial<Record<NonNullable<DateTimeValidationError>, string>> =
  {
    minDate: 'Entries open on April 15',
    minTime: 'Entries open at 9:00 on that day',
    maxDate: 'Entries closed on April 26',
    maxTime: 'Entries closed at 12:00 on that day',
  };

export default function FirstAndLastMoment() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const help = error && (MESSAGES[error] ?? 'Enter date and time');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimePicker
        label="Time of entry"
        defaultValue={dayjs('2024-04-26T12:30')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setError}
        slotProps={{
          textField: {
            helperText: help ?? 'April 15, 9:00 to April 26, 12:00',
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
