import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';

// #region excerpt
const isSunday = (day: Dayjs) => day.day() === 0;

/** Open Monday to Friday from 8 to 18, Saturday from 9 to 13. */
function isClosed(time: Dayjs, view: TimeView) {
  if (view !== 'hours') return false;
  const [opens, closes] = time.day() === 6 ? [9, 13] : [8, 18];
  return time.hour() < opens || time.hour() >= closes;
}
// #endregion

export default function BookableHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Appointment"
        ampm={false}
        defaultValue={dayjs('2024-04-19T15:30')}
        shouldDisableDate={isSunday}
        shouldDisableTime={isClosed}
        skipDisabled
        timeSteps={{ minutes: 10 }}
        slotProps={{
          textField: { helperText: 'Mo to Fr 8 to 18, Sa 9 to 13' },
        }}
      />
    </LocalizationProvider>
  );
}
