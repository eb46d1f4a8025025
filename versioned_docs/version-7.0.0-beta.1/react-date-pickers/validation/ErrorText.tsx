import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

// #region excerpt
const texts: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  invalidDate: 'Enter the whole date and time',
  minDate: 'The hall opens on April 2',
  maxDate: 'The hall closes on April 30',
  minTime: 'Not before 8 in the morning',
  maxTime: 'Not after 8 in the evening',
  minutesStep: 'On the hour or the half hour',
};

function describe(error: DateTimeValidationError) {
  return error === null ? ' ' : (texts[error] ?? 'Choose another time');
}
// #endregion

export default function ErrorText() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Rehearsal"
        defaultValue={dayjs('2024-04-17T21:00')}
        minDate={dayjs('2024-04-02')}
        maxDate={dayjs('2024-04-30')}
        minTime={dayjs('2024-01-01T08:00')}
        maxTime={dayjs('2024-01-01T20:00')}
        minutesStep={30}
        onError={setError}
        slotProps={{ textField: { helperText: describe(error) } }}
      />
    </LocalizationProvider>
  );
}
