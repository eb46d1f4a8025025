import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

dayjs.extend(utc);
dayjs.extend(timezone);

const opens = dayjs.utc('2024-05-17T22:00');
const closes = dayjs.utc('2024-05-18T16:00');

const TEXTS: Partial<Record<string, string>> = {
  minDate: 'Voting opens on May 18 at 7:00',
  minTime: 'Voting opens on May 18 at 7:00',
  maxDate: 'Voting closes on May 19 at 1:00',
  maxTime: 'Voting closes on May 19 at 1:00',
};

export default function LimitsAcrossZones() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimePicker
        label="Vote, in Seoul time"
        timezone="Asia/Seoul"
        defaultValue={dayjs.tz('2024-05-18T06:30', 'Asia/Seoul')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setError}
        slotProps={{ textField: { helperText: TEXTS[error ?? ''] ?? ' ' } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
