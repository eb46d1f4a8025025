import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function FormSubmit() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [sent, setSent] = React.useState('Nothing sent yet');
  const iso = start?.isValid() ? start.format('YYYY-MM-DD') : '';

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)];
    setSent(entries.map(([name, value]) => `${name}=${value}`).join('\n'));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <DatePicker
          label="Start"
          name="start-as-shown"
          value={start}
          onChange={setStart}
        />
        <input type="hidden" name="start" value={iso} />
        <Button type="submit" variant="contained">
          Send
        </Button>
      </Box>
      {/* #endregion */}
      <Box
        component="output"
        sx={{ display: 'block', mt: 2, height: 48, whiteSpace: 'pre-line' }}
      >
        {sent}
      </Box>
    </LocalizationProvider>
  );
}
