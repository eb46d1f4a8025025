import * as React from 'react';
import type { Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function RequiredDate() {
  const [day, setDay] = React.useState<Dayjs | null>(null);
  const [sent, setSent] = React.useState(false);
  // #region excerpt
  const missing = sent && day === null;
  const textField = {
    required: true,
    // undefined keeps the other errors of the picker.
    error: missing || undefined,
    helperText: missing ? 'Enter the day on which you start' : ' ',
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setSent(true);
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start' }}
      >
        <DatePicker
          label="First day"
          value={day}
          onChange={setDay}
          slotProps={{ textField }}
        />
        <Button type="submit" variant="contained" sx={{ mt: 1 }}>
          Send
        </Button>
      </Box>
    </LocalizationProvider>
  );
}
