import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

export default function ErrorAfterLeaving() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const [typing, setTyping] = React.useState(false);
  const shown = typing ? null : error;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateField
        label="Valid until"
        defaultValue={dayjs('2027-04-17')}
        onError={setError}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        slotProps={{
          textField: {
            error: shown !== null,
            helperText: shown ? 'Not a date. Example: 04/17/2027' : ' ',
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
