import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';

const MESSAGES: Record<string, string> = {
  invalidDate: 'enter hours and minutes',
  minTime: 'not before 6:00',
  maxTime: 'not after 23:00',
  minutesStep: 'a quarter of an hour',
  invalidRange: 'begins after it ends',
};

function explain([start, end]: TimeRangeValidationError) {
  if (start === end) return start ? `The time ${MESSAGES[start]}` : 'Fine';
  if (start) return `Beginning: ${MESSAGES[start]}`;
  return end ? `End: ${MESSAGES[end]}` : 'Fine';
}

export default function QuietHours() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <SingleInputTimeRangeField
        label="Rehearsal"
        ampm={false}
        defaultValue={[dayjs('2024-01-01T19:15'), dayjs('2024-01-01T23:15')]}
        minTime={dayjs('2024-01-01T06:00')}
        maxTime={dayjs('2024-01-01T23:00')}
        minutesStep={15}
        onError={setErrors}
        helperText={explain(errors)}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
