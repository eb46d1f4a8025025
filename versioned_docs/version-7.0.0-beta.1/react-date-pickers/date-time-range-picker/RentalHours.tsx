import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateTimeRangeValidationError } from '@mui/x-date-pickers-pro/models';

type Position = 'start' | 'end';

const isShut = (time: Dayjs) => time.hour() < 8 || time.hour() > 18;
const isSundayPickUp = (day: Dayjs, position: Position) =>
  position === 'start' && day.day() === 0;

function explain(error: DateTimeRangeValidationError[number]) {
  if (error === null) return 'Between 8:00 and 19:00';
  if (error === 'shouldDisableDate') return 'No pick-up on Sunday';
  if (error === 'shouldDisableTime-hours') return 'We open from 8:00 to 19:00';
  if (error === 'minDate' || error === 'minTime') return 'From April 17, 12:00';
  if (error === 'invalidRange') return 'The return is before the pick-up';
  return 'Enter day and time';
}

export default function RentalHours() {
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimeRangePicker
        localeText={{ start: 'Pick-up', end: 'Return' }}
        defaultValue={[dayjs('2024-04-21T10:00'), dayjs('2024-04-21T20:30')]}
        minDateTime={dayjs('2024-04-17T12:00')}
        shouldDisableDate={isSundayPickUp}
        shouldDisableTime={isShut}
        onError={setErrors}
        slotProps={{
          fieldRoot: { direction: { xs: 'column', md: 'row' } },
          textField: ({ position }) => ({
            fullWidth: true,
            helperText: explain(errors[position === 'start' ? 0 : 1]),
          }),
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
