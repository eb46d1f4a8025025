import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opening = dayjs('2024-04-17T10:30');

const fields = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 3fr 4fr' },
  gap: 2,
};

const views = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 2,
  mt: 3,
};

export default function PickersAtAGlance() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <Box sx={fields}>
        <DatePicker label="Opening day" defaultValue={opening} />
        <TimePicker label="Doors open" defaultValue={opening} />
        <DateTimePicker
          label="Speech"
          defaultValue={opening.add(90, 'minute')}
        />
      </Box>
      <Box sx={views}>
        <div role="group" aria-label="Opening day, as a calendar">
          <DateCalendar defaultValue={opening} sx={{ maxWidth: '100%' }} />
        </div>
        <div role="group" aria-label="Doors open, as a clock">
          <TimeClock
            defaultValue={opening}
            showViewSwitcher
            sx={{ maxWidth: '100%' }}
          />
        </div>
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
