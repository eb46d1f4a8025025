import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';

export default function RangeOrder() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([
    null,
    null,
  ]);
  const [start, end] = errors;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputDateRangeField
        defaultValue={[dayjs('2024-04-20'), dayjs('2024-04-17')]}
        maxDate={dayjs('2024-12-31')}
        onError={setErrors}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'From' : 'To',
          }),
        }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        Start: {start ?? 'no error'}. End: {end ?? 'no error'}.
      </Typography>
    </LocalizationProvider>
  );
}
