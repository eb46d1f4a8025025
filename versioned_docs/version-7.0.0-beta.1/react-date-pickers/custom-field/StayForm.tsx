import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

interface Stay {
  nights: DateRange<Dayjs>;
}

/** The error of one end of the stay, or an empty string. */
function checkEnd([from, to]: DateRange<Dayjs>, end: 'start' | 'end') {
  const date = end === 'start' ? from : to;
  if (!date)
    return end === 'start' ? 'When do you come?' : 'When do you leave?';
  if (!date.isValid()) return 'Complete the date';
  if (end === 'start' || !from?.isValid()) return '';
  const nights = date.diff(from, 'day');
  if (nights < 2) return 'At least two nights';
  return nights > 14 ? 'At most 14 nights' : '';
}

export default function StayForm() {
  const [sent, setSent] = React.useState('Nothing sent yet');
  const { control, handleSubmit } = useForm<Stay>({
    defaultValues: { nights: [dayjs('2024-05-17'), null] },
  });

  function send({ nights }: Stay) {
    setSent(nights.map((day) => day?.format('YYYY-MM-DD')).join(' to '));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" noValidate onSubmit={handleSubmit(send)}>
        {/* #region excerpt */}
        <Controller
          name="nights"
          control={control}
          rules={{
            validate: (stay) =>
              !checkEnd(stay, 'start') && !checkEnd(stay, 'end'),
          }}
          render={({ field: { ref, onBlur, ...field }, fieldState }) => (
            <DateRangePicker
              {...field}
              localeText={{ start: 'Arrival', end: 'Departure' }}
              slotProps={{
                textField: ({ position = 'start' }) => {
                  const text =
                    fieldState.invalid && checkEnd(field.value, position);
                  const inputRef = position === 'start' ? ref : undefined;
                  return {
                    onBlur,
                    inputRef,
                    error: Boolean(text),
                    helperText: text || ' ',
                  };
                },
              }}
            />
          )}
        />
        {/* #endregion */}
        <Button type="submit" variant="contained" sx={{ mt: 1 }}>
          Reserve
        </Button>
      </Box>
      <Box component="output" sx={{ display: 'block', mt: 2 }}>
        {sent}
      </Box>
    </LocalizationProvider>
  );
}
