import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

/** The workshop is closed from 12:00 to 12:59. */
const isLunch = (time: Dayjs, view: TimeView) =>
  view === 'hours' && time.hour() === 12;

export default function ClockLimits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <TimeClock
        ampm={false}
        showViewSwitcher
        defaultValue={dayjs('2024-04-17T09:15')}
        minTime={dayjs('2024-04-17T07:30')}
        maxTime={dayjs('2024-04-17T16:45')}
        minutesStep={15}
        shouldDisableTime={isLunch}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
