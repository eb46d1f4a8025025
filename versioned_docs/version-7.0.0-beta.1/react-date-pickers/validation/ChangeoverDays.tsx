import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

// #region excerpt
function isClosed(day: Dayjs, position: 'start' | 'end') {
  // Arrivals from Friday to Sunday, departures from Sunday to Tuesday.
  const open = position === 'start' ? [5, 6, 0] : [0, 1, 2];
  return !open.includes(day.day());
}

function describe([start, end]: DateRangeValidationError) {
  if (start === 'invalidRange') return 'The departure is before the arrival';
  if (start === 'shouldDisableDate') return 'Arrive from Friday to Sunday';
  if (end === 'shouldDisableDate') return 'Depart from Sunday to Tuesday';
  return start || end ? 'Enter both days' : ' ';
}
// #endregion

export default function ChangeoverDays() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Stay"
        defaultValue={[dayjs('2024-04-19'), dayjs('2024-04-24')]}
        shouldDisableDate={isClosed}
        onError={setErrors}
        slotProps={{ textField: { helperText: describe(errors) } }}
        sx={{ width: 280 }}
      />
    </LocalizationProvider>
  );
}
