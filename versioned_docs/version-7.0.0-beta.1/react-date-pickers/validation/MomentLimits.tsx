import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const from = dayjs('2024-04-15T14:00');
const until = dayjs('2024-04-19T10:00');
const value = dayjs('2024-04-17T12:00');

// #region excerpt
const limits = {
  'Any time between two moments': { minDateTime: from, maxDateTime: until },
  'Each day within hours': { minDate: from, maxDate: until, minTime: from },
};
// #endregion

function Field({ label, ...props }: { label: string }) {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  return (
    <DateTimeField
      {...props}
      label={label}
      defaultValue={value}
      ampm={false}
      onError={setError}
      helperText={error ?? 'No error'}
      sx={{ width: 260 }}
    />
  );
}

export default function MomentLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {Object.entries(limits).map(([label, props]) => (
          <Field key={label} label={label} {...props} />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
