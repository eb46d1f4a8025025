import * as React from 'react';
import { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TableBooking() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [time, setTime] = React.useState<Dayjs | null>(null);
  const [answer, setAnswer] = React.useState('');

  function book(event: React.FormEvent) {
    event.preventDefault();
    if (!day?.isValid() || !time?.isValid()) {
      setAnswer('Enter a day and a time');
      return;
    }
    setAnswer(
      `Booked for ${day.format('YYYY-MM-DD')} at ${time.format('HH:mm')}`,
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={book}
        aria-label="Book a table"
      >
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            alignItems: 'center',
            mb: 2,
          }}
        >
          <DatePicker label="Day" value={day} onChange={setDay} disablePast />
          <TimeField
            enableAccessibleFieldDOMStructure
            label="Time"
            value={time}
            onChange={setTime}
            ampm={false}
          />
          <Button type="submit" variant="contained">
            Book
          </Button>
        </Box>
        <Typography role="status" sx={{ minHeight: 24 }}>
          {answer}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
