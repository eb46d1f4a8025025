import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2024-04-17T11:30');
const lastOrder = dayjs('2024-04-17T21:00');

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'From 11:30 to 21:00, every quarter of an hour';
    case 'minTime':
      return 'The kitchen opens at 11:30';
    case 'maxTime':
      return 'We take the last order at 21:00';
    case 'minutesStep':
      return 'Choose a quarter of an hour';
    default:
      return 'Enter hours and minutes';
  }
}

export default function OpeningHours() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <TimePicker
        label="Table at"
        ampm={false}
        defaultValue={dayjs('2024-04-17T19:15')}
        minTime={opens}
        maxTime={lastOrder}
        minutesStep={15}
        timeSteps={{ minutes: 15 }}
        skipDisabled
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
