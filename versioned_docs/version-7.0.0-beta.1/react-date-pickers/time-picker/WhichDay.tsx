import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const gameDay = dayjs('2024-06-14');

export default function WhichDay() {
  const [kickOff, setKickOff] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Kick-off on June 14"
        referenceDate={gameDay.hour(18)}
        value={kickOff}
        onChange={setKickOff}
        slotProps={{ field: { referenceDate: gameDay } }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {kickOff?.isValid() ? kickOff.format('YYYY-MM-DD HH:mm') : 'No time'}
      </Typography>
    </LocalizationProvider>
  );
}
