import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';

const now = dayjs('2024-04-17T12:00');

export default function MachineTime() {
  const [run, setRun] = React.useState<DateRange<Dayjs>>([
    now.subtract(30, 'hour'),
    now,
  ]);
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);
  // #region excerpt
  const wrong = errors.some((error) => error !== null);
  const tooLong = !wrong && (run[1]?.diff(run[0], 'hour') ?? 0) > 24;
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateTimeRangeField
        fullWidth
        label="Machine ran"
        format="D MMM HH:mm"
        value={run}
        onChange={(range) => setRun(range)}
        maxDateTime={now}
        onError={setErrors}
        slotProps={{ textField: { error: tooLong || undefined } }}
        helperText={
          tooLong ? 'A run has 24 hours at most' : 'Until April 17, 12:00'
        }
      />
    </LocalizationProvider>
  );
}
