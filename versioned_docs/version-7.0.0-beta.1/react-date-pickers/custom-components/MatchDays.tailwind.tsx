import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

// #region excerpt
const MATCH =
  'rounded-lg! font-bold! not-[.Mui-selected]:bg-sky-100! dark:not-[.Mui-selected]:bg-sky-900! after:absolute after:bottom-1 after:h-[3px] after:w-4 after:rounded-full after:bg-current';

/** The team plays on Saturdays. */
function TeamDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth || day.day() !== 6) {
    return <PickersDay {...props} className="rounded-lg!" />;
  }
  const label = `${day.format('MMMM D')}, match`;
  return <PickersDay {...props} className={MATCH} aria-label={label} />;
}
// #endregion

export default function MatchDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        className="max-w-full"
        defaultValue={dayjs('2024-04-17')}
        slots={{ day: TeamDay }}
      />
    </LocalizationProvider>
  );
}
