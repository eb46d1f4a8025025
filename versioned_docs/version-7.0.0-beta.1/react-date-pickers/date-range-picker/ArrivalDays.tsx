import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type {
  DateRange,
  DateRangeValidationError,
} from '@mui/x-date-pickers-pro/models';

const MESSAGES: Record<string, string> = {
  'shouldDisableDate-start': 'Arrive on Friday, Saturday or Sunday',
  'shouldDisableDate-end': 'Stay 2 to 7 nights',
  'minDate-start': 'The season begins on April 5',
  'invalidRange-start': 'You leave before you arrive',
};

export default function ArrivalDays() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-19'),
    dayjs('2024-04-20'),
  ]);
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  // #region excerpt
  function isRefused(day: Dayjs, position: 'start' | 'end') {
    if (position === 'start') return day.day() > 0 && day.day() < 5;
    const nights = day.diff(stay[0], 'day');
    return nights >= 0 && (nights < 2 || nights > 7);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Arrival', end: 'Departure' }}
        value={stay}
        onChange={(range) => setStay(range)}
        minDate={dayjs('2024-04-05')}
        shouldDisableDate={isRefused}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            helperText:
              MESSAGES[`${errors[position === 'start' ? 0 : 1]}-${position}`] ??
              ' ',
          }),
        }}
      />
    </LocalizationProvider>
  );
}
