import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const FIELDS = {
  start: { index: 0, label: 'Issued', help: 'On the first page' },
  end: { index: 1, label: 'Expires', help: 'After issue' },
};

const MESSAGES: Record<string, string> = {
  invalidDate: 'Enter day, month and year',
  minDate: 'Not before 2000',
  maxDate: 'Not after 2040',
  invalidRange: 'It expires before it is issued',
};

export default function PassportDates() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputDateRangeField
        defaultValue={[dayjs('2024-04-17'), dayjs('2014-04-16')]}
        minDate={dayjs('2000-01-01')}
        maxDate={dayjs('2040-12-31')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => {
            const { index, label, help } = FIELDS[position];
            const error = errors[index];
            return { label, helperText: error ? MESSAGES[error] : help };
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
