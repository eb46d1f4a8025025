import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2024-04-02');
const closes = dayjs('2024-04-26');

const isWeekend = (day: Dayjs) => day.day() === 0 || day.day() === 6;

// #region excerpt
function explain(error: DateValidationError) {
  switch (error) {
    case null:
      return 'April 2 to 26, Monday to Friday';
    case 'minDate':
    case 'maxDate':
      return 'The workshop is open from April 2 to 26';
    case 'shouldDisableDate':
      return 'The workshop is closed at the weekend';
    default:
      return 'Enter a whole date';
  }
}
// #endregion

export default function DateLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Repair day"
        defaultValue={dayjs('2024-04-20')}
        minDate={opens}
        maxDate={closes}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
      />
    </LocalizationProvider>
  );
}
