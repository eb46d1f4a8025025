import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const logged = dayjs('2024-04-17T14:05:09');

export default function DateTimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
        {/* #region excerpt */}
        <DateTimeField
          label="Meeting"
          defaultValue={logged}
          format="D MMM YYYY, h:mm A"
        />
        <DateTimeField
          label="Log entry"
          defaultValue={logged}
          format="YYYY-MM-DD HH:mm:ss"
        />
        <DateTimeField
          label="Timetable"
          defaultValue={logged}
          format="HH:mm [on] DD/MM"
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
