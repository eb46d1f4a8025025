import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DateInForm() {
  const [sent, setSent] = React.useState('nothing yet');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setSent(
      [...data].map(([name, text]) => `${name}=${String(text)}`).join('\n'),
    );
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box component="form" onSubmit={send} aria-label="Parcel">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {/* #region excerpt */}
          <DateField
            label="Posted"
            name="posted"
            format="YYYY-MM-DD"
            defaultValue={dayjs('2024-04-17')}
            required
          />
          <DateField
            label="Registered"
            name="registered"
            format="YYYY-MM-DD"
            defaultValue={dayjs('2024-04-17')}
            disabled
          />
          {/* #endregion */}
          <Button type="submit">Send</Button>
        </Box>
        <Box
          component="pre"
          role="status"
          sx={{ height: 48, my: 2, fontSize: 14, lineHeight: 1.5 }}
        >
          {sent}
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
