import * as React from 'react';
import dayjs from 'dayjs';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';

const labels = ['Issued on', 'Expires on'];
const limits = { minDate: dayjs('2014-01-01'), maxDate: dayjs('2034-12-31') };

export default function ErrorSummary() {
  const inputs = React.useRef<(HTMLInputElement | null)[]>([]);
  const [errors, setErrors] = React.useState<DateValidationError[]>([
    null,
    null,
  ]);

  function note(index: number, error: DateValidationError) {
    setErrors((all) =>
      all.map((known, place) => (place === index ? error : known)),
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
        {/* #region excerpt */}
        {labels.map((label, index) => (
          <DateField
            key={label}
            label={label}
            defaultValue={dayjs('2004-04-17').add(index * 40, 'year')}
            {...limits}
            onError={(error) => note(index, error)}
            inputRef={(input) => {
              inputs.current[index] = input;
            }}
          />
        ))}
        {/* #endregion */}
      </Box>
      <Box role="status" sx={{ display: 'grid', gap: 1 }}>
        {errors.every((error) => error === null) && (
          <Alert severity="success" role="note">
            Both dates are valid.
          </Alert>
        )}
        {errors.map((error, index) =>
          error === null ? null : (
            <Alert
              key={labels[index]}
              severity="error"
              role="note"
              action={
                <Button
                  color="inherit"
                  onClick={() => inputs.current[index]?.focus()}
                >
                  Go to field
                </Button>
              }
            >
              {labels[index]}:{' '}
              {error === 'invalidDate' ? 'incomplete' : '2014 to 2034'}
            </Alert>
          ),
        )}
      </Box>
    </LocalizationProvider>
  );
}
