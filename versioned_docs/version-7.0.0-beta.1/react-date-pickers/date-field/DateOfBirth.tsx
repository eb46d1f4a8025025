import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

/** The day on which the membership begins. */
const joins = dayjs('2024-04-17');

export default function DateOfBirth() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1990-04-18'));
  const [error, setError] = React.useState<DateValidationError>(null);

  // #region excerpt
  function help() {
    if (error === 'maxDate') return 'Members are 16 or older';
    if (error !== null) return 'Month, day and all four digits of the year';
    return born ? `${joins.diff(born, 'year')} years old` : ' ';
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        value={born}
        onChange={setBorn}
        minDate={joins.subtract(120, 'year')}
        maxDate={joins.subtract(16, 'year')}
        onError={setError}
        helperText={help()}
      />
    </LocalizationProvider>
  );
}
