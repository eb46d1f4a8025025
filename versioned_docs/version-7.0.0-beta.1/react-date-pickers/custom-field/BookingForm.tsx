import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { Controller, useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface Booking {
  guest: string;
  day: Dayjs | null;
}

const FIRST = dayjs('2024-05-15');
const isClosed = (day: Dayjs) => day.day() === 1;

function checkDay(day: Dayjs | null) {
  if (!day) return 'Choose a day';
  if (!day.isValid()) return 'Complete the date';
  if (day.isBefore(FIRST, 'day')) return 'We take bookings from May 15';
  return !isClosed(day) || 'We are closed on Mondays';
}

export default function BookingForm() {
  const [sent, setSent] = React.useState('Nothing sent yet');
  const { control, register, handleSubmit, formState } = useForm<Booking>({
    defaultValues: { guest: '', day: null },
  });
  const { guest } = formState.errors;

  function send(booking: Booking) {
    setSent(`${booking.guest}, ${booking.day?.format('YYYY-MM-DD')}`);
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={handleSubmit(send)}
        sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
      >
        <TextField
          label="Guest"
          {...register('guest', { required: 'Tell us your name' })}
          error={Boolean(guest)}
          helperText={guest?.message ?? ' '}
        />
        {/* #region excerpt */}
        <Controller
          name="day"
          control={control}
          rules={{ validate: checkDay }}
          render={({ field: { ref, onBlur, ...field }, fieldState }) => (
            <DatePicker
              {...field}
              label="Day"
              inputRef={ref}
              minDate={FIRST}
              shouldDisableDate={isClosed}
              slotProps={{
                textField: {
                  onBlur,
                  error: fieldState.invalid,
                  helperText: fieldState.error?.message ?? ' ',
                },
              }}
            />
          )}
        />
        {/* #endregion */}
        <Button type="submit" variant="contained">
          Book
        </Button>
      </Box>
      <Box component="output" sx={{ display: 'block', mt: 2 }}>
        {sent}
      </Box>
    </LocalizationProvider>
  );
}
