import * as React from 'react';
import moment, { type Moment } from 'moment-timezone';
import Box from '@mui/material/Box';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentZones() {
  const [landing, setLanding] = React.useState<Moment | null>(
    moment.tz('2024-05-17T18:05', 'America/Bogota'),
  );

  return (
    // #region excerpt
    <LocalizationProvider
      dateAdapter={AdapterMoment}
      adapterLocale="en"
      dateLibInstance={moment}
    >
      <DateTimePicker
        label="Landing in Bogotá"
        value={landing}
        onChange={setLanding}
      />
      <Box role="status" sx={{ mt: 2 }}>
        In Madrid:{' '}
        {landing?.isValid()
          ? landing.clone().tz('Europe/Madrid').locale('en').format('ddd HH:mm')
          : '–'}
      </Box>
    </LocalizationProvider>
    // #endregion
  );
}
