import * as React from 'react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

/** As a server sends it: the wedding is at 15:00, even if the zone changes. */
interface Appointment {
  local: string;
  zone: string;
}

const FORMAT = 'YYYY-MM-DDTHH:mm';

export default function SaveAndLoad() {
  const [saved, setSaved] = React.useState<Appointment>({
    local: '2024-08-24T15:00',
    zone: 'Europe/Lisbon',
  });
  const { local, zone } = saved;
  const [start] = React.useState(() => dayjs.tz(local, zone));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimePicker
        label="Wedding in Porto"
        defaultValue={start}
        onChange={(date) => {
          if (date?.isValid()) setSaved({ local: date.format(FORMAT), zone });
        }}
      />
      {/* #endregion */}
      <Box
        component="pre"
        sx={{ mt: 2, mb: 0, fontSize: 14, lineHeight: '20px' }}
      >
        {JSON.stringify(saved, null, 2)}
      </Box>
    </LocalizationProvider>
  );
}
