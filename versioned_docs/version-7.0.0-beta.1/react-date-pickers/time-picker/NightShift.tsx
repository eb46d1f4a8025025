import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

/** The shift is from 22:00 to 5:59, with rounds at 0, 20 and 40 minutes. */
function isNoRound(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() >= 6 && time.hour() < 22;
  if (view === 'minutes') return time.minute() % 20 !== 0;
  return false;
}

export default function NightShift() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Round at"
        ampm={false}
        defaultValue={dayjs('2024-04-17T23:40')}
        shouldDisableTime={isNoRound}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
