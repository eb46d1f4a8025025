import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function HireTime() {
  const [pickUp, setPickUp] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T09:00'),
  );
  const [back, setBack] = React.useState<Dayjs | null>(
    dayjs('2024-04-18T10:30'),
  );
  const hours =
    pickUp?.isValid() && back?.isValid() ? back.diff(pickUp, 'hour', true) : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateTimeField label="Pick up" value={pickUp} onChange={setPickUp} />
        <DateTimeField
          label="Bring back"
          value={back}
          onChange={setBack}
          minDateTime={pickUp?.isValid() ? pickUp.add(1, 'hour') : undefined}
        />
        {/* #endregion */}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {hours >= 1
          ? `Days to pay: ${Math.ceil(hours / 24)}`
          : 'At least one hour'}
      </Typography>
    </LocalizationProvider>
  );
}
